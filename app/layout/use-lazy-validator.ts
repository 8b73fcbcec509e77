import { useEffect, useMemo, useState } from "react";
import type { GenericObject, Validator } from "remix-validated-form";

/** Rules are checked when a form is sent, not while somebody still types. */
export const validationBehavior = {
  initial: "onSubmit",
  whenTouched: "onSubmit",
  whenSubmitted: "onSubmit",
} as const;

/**
 * Loads a form's schema once somebody turns to the form, or as soon as it is `needed`; with it comes the schema library.
 * Undefined until it is loaded, and when it cannot be loaded. `load` must stay the same.
 */
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
        // What the browser cannot check, the server does.
      });
    };
    // The scripts themselves come with the first touch, which may have been one of the form.
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

/**
 * Checks a form with its validator and tells which fields are invalid before anything is sent. Without a validator
 * every form is sent: the server checks it in any case.
 */
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
