import type { ZodIssue } from "zod";

/** One message for each wrong field, by the field's name: the first rule it breaks. */
export function firstErrors(issues: readonly ZodIssue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) errors[path.join(".")] ??= message;
  return errors;
}
