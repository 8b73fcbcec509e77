import { badParameter } from "./errors";
import type { FormTree } from "./form";

/** Parses a parameter, or throws Stripe's error. */
export type Check<T> = (value: FormTree | undefined, param: string) => T;

function scalar(value: FormTree | undefined, param: string): string {
  if (value === undefined) {
    throw badParameter(`Missing required param: ${param}.`, param, "parameter_missing");
  }
  if (typeof value !== "string") throw badParameter("Invalid string: must be a value", param);
  if (value === "") {
    throw badParameter(
      `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
      param,
      "parameter_invalid_empty",
    );
  }
  return value;
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (value, param) => (value === undefined ? undefined : check(value, param));
}

export function text(max = 5000): Check<string> {
  return (value, param) => {
    const given = scalar(value, param);
    if (given.length > max) {
      throw badParameter(
        `Invalid string: ${given.slice(0, 20)}...; must be at most ${max} characters`,
        param,
        "parameter_invalid_string_too_long",
      );
    }
    return given;
  };
}

export function oneOf<const T extends string>(...values: T[]): Check<T> {
  return (value, param) => {
    const given = scalar(value, param);
    const found = values.find((other) => other === given);
    if (!found) {
      throw badParameter(`Invalid ${param}: must be one of ${values.join(", ")}`, param);
    }
    return found;
  };
}

export function integer(min: number, max = 99_999_999): Check<number> {
  return (value, param) => {
    const given = scalar(value, param);
    if (!/^-?\d{1,15}$/.test(given)) {
      throw badParameter(`Invalid integer: ${given}`, param, "parameter_invalid_integer");
    }
    const number = Number(given);
    if (number < min) {
      throw badParameter(
        `This value must be greater than or equal to ${min}.`,
        param,
        "parameter_invalid_integer",
      );
    }
    if (number > max) {
      throw badParameter(
        `This value must be less than or equal to ${max}.`,
        param,
        "parameter_invalid_integer",
      );
    }
    return number;
  };
}

export const url: Check<string> = (value, param) => {
  const given = scalar(value, param);
  // The placeholder has no valid URL characters, and is allowed.
  const candidate = given.replaceAll("{CHECKOUT_SESSION_ID}", "cs_test");
  if (!/^https?:\/\/[^\s{}]+$/i.test(candidate) || !URL.canParse(candidate)) {
    throw badParameter("Not a valid URL", param, "url_invalid");
  }
  return given;
};

export const email: Check<string> = (value, param) => {
  const given = scalar(value, param);
  if (given.length > 512 || !/^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/.test(given)) {
    throw badParameter(`Invalid email address: ${given}`, param, "email_invalid");
  }
  return given;
};

export const currency: Check<string> = (value, param) => {
  const given = scalar(value, param);
  if (!/^[a-z]{3}$/i.test(given) || !currencies.has(given.toUpperCase())) {
    throw badParameter(`Invalid currency: ${given}.`, param);
  }
  return given.toLowerCase();
};
const currencies = new Set(Intl.supportedValuesOf("currency"));

export const priceId: Check<string> = (value, param) => {
  const given = scalar(value, param);
  if (!given.startsWith("price_")) {
    throw badParameter(`No such price: '${given}'`, param, "resource_missing");
  }
  return given;
};

/** At most 50 keys of 40 characters with values of 500, as the API has it. */
export const metadata: Check<Record<string, string>> = (value, param) => {
  if (value === "") return {};
  if (value === undefined || typeof value === "string") {
    throw badParameter("Invalid object", param);
  }
  const entries = Object.entries(value).map(([key, item]): [string, string] => {
    const place = `${param}[${key}]`;
    if (key.length > 40) {
      throw badParameter("Metadata keys can have up to 40 characters.", place);
    }
    if (typeof item !== "string") throw badParameter("Metadata values must be strings.", place);
    if (item.length > 500) {
      throw badParameter(
        `Metadata values can have up to 500 characters, but you passed in a value that is ${item.length} characters.`,
        place,
      );
    }
    return [key, item];
  });
  if (entries.length > 50) {
    throw badParameter("You can only have up to 50 metadata keys.", param);
  }
  return Object.fromEntries(entries.filter(([, item]) => item !== ""));
};

export function list<T>(check: Check<T>, max = 100): Check<T[]> {
  return (value, param) => {
    if (value === undefined) scalar(value, param);
    if (value === undefined || typeof value === "string") {
      throw badParameter("Invalid array", param);
    }
    const keys = Object.keys(value);
    if (keys.some((key) => !/^\d{1,3}$/.test(key))) throw badParameter("Invalid array", param);
    if (keys.length > max) throw badParameter(`Array too long: at most ${max}`, param);
    return keys
      .sort((a, b) => Number(a) - Number(b))
      .map((key) => check(value[key], `${param}[${key}]`));
  };
}

/** A hash of known names only; `param` is empty at the top. */
export function hash<S extends Record<string, Check<unknown>>>(
  fields: S,
): Check<{ [K in keyof S]: ReturnType<S[K]> }> {
  return (value = {}, param) => {
    if (typeof value === "string") throw badParameter("Invalid object", param);
    const nameOf = (key: string) => (param ? `${param}[${key}]` : key);
    const foreign = Object.keys(value).find((key) => !Object.hasOwn(fields, key));
    if (foreign !== undefined) {
      const name = nameOf(foreign);
      throw badParameter(`Received unknown parameter: ${name}`, name, "parameter_unknown");
    }
    const entries = Object.entries(fields).map(([key, check]) => [
      key,
      check(value[key], nameOf(key)),
    ]);
    return Object.fromEntries(entries) as { [K in keyof S]: ReturnType<S[K]> };
  };
}
