/** A rule for a text field, measured without the space around it. */
export interface FieldRule {
  holds: (value: string) => boolean;
  /** What a person reads who breaks it. */
  message: string;
}

/** The rules of a form's fields by name, each field's in the order in which they are told. */
export type FieldRules<Name extends string = string> = Record<Name, readonly FieldRule[]>;

export function atLeast(characters: number, message: string): FieldRule {
  return { holds: (value) => value.length >= characters, message };
}

export function atMost(characters: number, message: string): FieldRule {
  return { holds: (value) => value.length <= characters, message };
}

export function oneOf(values: readonly string[], message: string): FieldRule {
  return { holds: (value) => values.includes(value), message };
}

/** Dots only between other characters, hyphens only within a part of the host, a top level of letters. */
const EMAIL = /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@([a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i;

/** An address of the forms that mail really reaches; the same that zod's `email()` takes. */
export function email(message: string): FieldRule {
  return { holds: (value) => EMAIL.test(value), message };
}

/** The first rule that a value breaks. */
export function brokenRule(rules: readonly FieldRule[], value: unknown): FieldRule | undefined {
  const text = typeof value === "string" ? value.trim() : "";
  return rules.find(({ holds }) => !holds(text));
}

/** A message for each field that breaks a rule, by its name. */
export function brokenRules(
  rules: FieldRules,
  values: Record<string, unknown>,
): Record<string, string> {
  const broken: Record<string, string> = {};
  for (const [name, its] of Object.entries(rules)) {
    const rule = brokenRule(its, values[name]);
    if (rule) broken[name] = rule.message;
  }
  return broken;
}
