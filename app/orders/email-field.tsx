import { useState } from "react";
import { useField } from "remix-validated-form";
import { validationBehavior } from "~/layout/use-lazy-validator";
import { Field } from "~/ui/field";
import { orderFieldId } from "./order-fields";

/** The address that the receipt goes to. Scripts ask about a domain that looks mistyped; the address stays as it is. */
export function EmailField() {
  const { error, getInputProps } = useField("email", { validationBehavior });
  const [suggested, setSuggested] = useState<string>();
  const id = orderFieldId("email");

  function check(typed: string) {
    import("@zootools/email-spell-checker").then(
      ({ default: spelling }) => setSuggested(spelling.run({ email: typed.trim() })?.full),
      () => {
        // Without the checker there is no suggestion.
      },
    );
  }
  function accept(address: string) {
    const field = document.getElementById(id) as HTMLInputElement;
    field.value = address;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    setSuggested(undefined);
    field.focus();
  }

  return (
    <Field
      id={id}
      label="Email"
      hint="We send your receipt and the link for your files here."
      error={error}
    >
      {(control) => (
        <>
          <input
            {...getInputProps({ type: "email", required: true, autoComplete: "email" })}
            {...control}
            inputMode="email"
            onBlur={(event) => check(event.currentTarget.value)}
          />
          <p role="status" className="text-sm">
            {suggested && (
              <span className="mt-2 block">
                Did you mean{" "}
                <button
                  type="button"
                  className="min-h-8 font-semibold underline"
                  onClick={() => accept(suggested)}
                >
                  {suggested}
                </button>
                ?
              </span>
            )}
          </p>
        </>
      )}
    </Field>
  );
}
