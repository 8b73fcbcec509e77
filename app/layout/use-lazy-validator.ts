import { useEffect, useMemo, useState } from "react";
import type { GenericObject, Validator } from "remix-validated-form";

export const validationBehavior = {
  initial: "onSubmit",
  whenTouched: "onSubmit",
  whenSubmitted: "onSubmit",
} as const;

/** Loads a form's schema on the form's first focus or tap, or when `needed`. `load` must be a stable function. */
export function useLazySchema<Schema extends object>(
  formId: string,
  load: () => Promise<Schema>,
  needed = false,
): Schema | undefined {
  const [schema, setSchema] = useState<Schema>();
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!form) return;
    const waiting = new AbortController();
    const begin = () => {
      waiting.abort();
      load().then(setSchema, () => {
        // The server validates in any case.
      });
    };
    // The visitor's first input, which starts the page's scripts, may have been in the form.
    if (needed || form.contains(document.activeElement)) begin();
    else {
      for (const touch of ["focusin", "pointerdown"]) {
        form.addEventListener(touch, begin, { signal: waiting.signal });
      }
    }
    return () => waiting.abort();
  }, [formId, load, needed]);
  return schema;
}

/** Validates a form before it is sent. Without a validator every form is sent: the server validates in any case. */
export function useLazyValidator(
  validator: Validator<GenericObject> | undefined,
  onInvalid: (fieldErrors: Record<string, string>) => void,
): Validator<GenericObject> {
  return useMemo(
    () => ({
      validate: async (submittedData) => {
        if (!validator) return { data: submittedData, error: undefined, submittedData };
        const result = await validator.validate(submittedData);
        if (result.error) onInvalid(result.error.fieldErrors);
        return result;
      },
    }),
    [validator, onInvalid],
  );
}
