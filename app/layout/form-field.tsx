import { useField } from "remix-validated-form";
import { CharacterCount } from "~/ui/character-count";
import { Field } from "~/ui/field";
import { validationBehavior } from "./use-lazy-validator";

interface FormFieldProps {
  id: string;
  name: string;
  label: string;
  hint: string;
  /** In characters. */
  limit: number;
  required?: boolean;
  /** Those of a long text; absent for one line. */
  rows?: number;
  type?: "email";
  inputMode?: "url" | "email";
  autoComplete?: string;
  placeholder?: string;
}

export function FormField(props: FormFieldProps) {
  const { id, name, label, hint, limit, rows, type = "text", ...rest } = props;
  const { error, getInputProps } = useField(name, { validationBehavior });
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={!rest.required}>
      {(control) =>
        rows ? (
          <>
            <textarea
              {...getInputProps({ rows, ...rest })}
              {...control}
              aria-describedby={`${control["aria-describedby"] ?? ""} ${id}-count`.trim()}
            />
            <CharacterCount id={`${id}-count`} controlId={id} limit={limit} />
          </>
        ) : (
          <>
            <input {...getInputProps({ type, ...rest })} {...control} />
            <CharacterCount controlId={id} limit={limit} quiet />
          </>
        )
      }
    </Field>
  );
}
