import { useMemo } from "react";
import type { Validator } from "remix-validated-form";

/** Rules are checked when a form is sent, not while somebody still types. */
export const validationBehavior = {
  initial: "onSubmit",
  whenTouched: "onSubmit",
  whenSubmitted: "onSubmit",
} as const;

/** A validator that also tells when the browser finds invalid fields, before anything is sent. */
export function useTellingValidator<Details>(
  validator: Validator<Details>,
  onInvalid: (fieldErrors: Record<string, string>) => void,
): Validator<Details> {
  return useMemo(
    () => ({
      ...validator,
      validate: async (data) => {
        const result = await validator.validate(data);
        if (result.error) onInvalid(result.error.fieldErrors);
        return result;
      },
    }),
    [validator, onInvalid],
  );
}
