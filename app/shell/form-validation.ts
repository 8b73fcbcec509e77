import { useMemo } from "react";
import type { Validator } from "remix-validated-form";
import { brokenRules, type FieldRules } from "~/platform/field-rules";

/** Rules are checked when a form is sent, not while somebody still types. */
export const validationBehavior = {
  initial: "onSubmit",
  whenTouched: "onSubmit",
  whenSubmitted: "onSubmit",
} as const;

/**
 * Checks a form by its rules in the browser, and tells which fields break one before anything is sent.
 * The server checks by the same rules.
 */
export function useRulesValidator(
  rules: FieldRules,
  onInvalid: (fieldErrors: Record<string, string>) => void,
): Validator<Record<string, unknown>> {
  return useMemo(
    () => ({
      validate: (submitted) => {
        const submittedData = Object.fromEntries(submitted as FormData) as Record<string, unknown>;
        const fieldErrors = brokenRules(rules, submittedData);
        if (Object.keys(fieldErrors).length === 0) {
          return Promise.resolve({ data: submittedData, error: undefined, submittedData });
        }
        onInvalid(fieldErrors);
        return Promise.resolve({ data: undefined, error: { fieldErrors }, submittedData });
      },
    }),
    [rules, onInvalid],
  );
}
