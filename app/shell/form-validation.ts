import { useMemo } from "react";
import { createValidator, type Validator } from "remix-validated-form";
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
  return useMemo(() => {
    const check = (values: Record<string, unknown>) => brokenRules(rules, values);
    return createValidator({
      validate: (values) => {
        const broken = check(values);
        if (Object.keys(broken).length === 0)
          return Promise.resolve({ data: values, error: undefined });
        onInvalid(broken);
        return Promise.resolve({ data: undefined, error: broken });
      },
      validateField: (values, name) => Promise.resolve({ error: check(values)[name] }),
    });
  }, [rules, onInvalid]);
}
