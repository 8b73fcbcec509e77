import { orderFields } from "~/orders/order-schema";
import { controls, elements, textOf } from "../http/html-elements";
import type { OrderFields } from "./order-visitor";

function control(html: string, field: keyof OrderFields) {
  const found = controls(html).find(({ name }) => name === field);
  if (!found) throw new Error(`No field ${field} in the page`);
  return found;
}

export function errorUnder(html: string, field: keyof OrderFields): string | undefined {
  const id = `order-${field}-error`;
  const { "aria-invalid": invalid, "aria-describedby": described } = control(html, field);
  const message = elements(html, "p").find(({ attributes }) => attributes.id === id);
  if (message && (invalid !== "true" || !described?.includes(id))) {
    throw new Error(`The message under ${field} is not tied to it`);
  }
  return message?.text;
}

export const valueOf = (html: string, field: keyof OrderFields) => control(html, field).value;

const filled = orderFields.filter((field) => field !== "industry");

export const valuesOf = (html: string) =>
  Object.fromEntries(filled.map((field) => [field, valueOf(html, field)])) as OrderFields;

export function progressOf(html: string) {
  const steps = (html.match(/<li [^>]*data-done.*?<\/li>/gs) ?? []).map((item) => ({
    item,
    name: /Details|Payment|Assets|Launch/.exec(textOf(item))?.[0],
  }));
  const named = (part: string) =>
    steps.filter(({ item }) => item.includes(part)).map(({ name }) => name);
  return { done: named('data-done="true"'), current: named('aria-current="step"') };
}

/** The text of the error summary above the form, and the ids of the fields that it links to. */
export function summaryOf(html: string): { text: string; links: string[] } {
  const summary = /<div[^>]*role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? "";
  const links = elements(summary, "a").map(({ attributes }) => attributes.href ?? "");
  return {
    text: textOf(summary).trim(),
    links: links.filter((href) => href.startsWith("#")).map((href) => href.slice(1)),
  };
}
