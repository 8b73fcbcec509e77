import { useField } from "remix-validated-form";
import { validationBehavior } from "~/layout/use-lazy-validator";
import { CharacterCount } from "~/ui/character-count";
import { Field } from "~/ui/field";
import { assetLimits, type AssetField } from "./asset-fields";

/** The id of a field of the form, for links to it. */
export function assetFieldId(name: string): string {
  return `onboarding-${name}`;
}

interface TextFieldProps {
  name: AssetField;
  label: string;
  hint?: string;
  type?: "text" | "email";
  inputMode?: "url" | "email";
  required?: boolean;
  autoComplete?: string;
}

function TextField({ name, label, hint, type = "text", required, ...rest }: TextFieldProps) {
  const { error, getInputProps } = useField(name, { validationBehavior });
  return (
    <Field id={assetFieldId(name)} label={label} hint={hint} error={error} optional={!required}>
      {(control) => (
        <>
          <input {...getInputProps({ type, required, ...rest })} {...control} />
          <CharacterCount controlId={control.id} limit={assetLimits[name]} quiet />
        </>
      )}
    </Field>
  );
}

interface LongFieldProps {
  name: AssetField;
  label: string;
  hint: string;
  rows: number;
  required?: boolean;
}

function LongField({ name, label, hint, rows, required }: LongFieldProps) {
  const { error, getInputProps } = useField(name, { validationBehavior });
  const countId = `${assetFieldId(name)}-count`;
  return (
    <Field id={assetFieldId(name)} label={label} hint={hint} error={error} optional={!required}>
      {(control) => (
        <>
          <textarea
            {...getInputProps({ rows, required })}
            {...control}
            aria-describedby={`${control["aria-describedby"] ?? ""} ${countId}`.trim()}
          />
          <CharacterCount id={countId} controlId={control.id} limit={assetLimits[name]} />
        </>
      )}
    </Field>
  );
}

const ABOUT_HINT =
  "Who you are, what you offer, where, and when you can be reached. Notes are fine: we write it up.";
const ADDS_HINT = "What is new or should change. A short note is fine.";

/** All fields of the form but the files. `adds`: the order already has assets, and these are added to them. */
export function AssetInputs({ adds }: { adds: boolean }) {
  return (
    <>
      <TextField
        name="businessName"
        label="Business name"
        hint="As it should stand on your website."
        required
        autoComplete="organization"
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        hint="We write here when there is something to see."
        required
        autoComplete="email"
      />
      <TextField
        name="websiteUrl"
        label="Your current website"
        inputMode="url"
        hint="Such as www.marlowplumbing.com, so that we see what to keep."
        autoComplete="url"
      />
      <TextField
        name="brandColors"
        label="Brand colors"
        hint="Names or codes, such as navy and #f2b632. If you are not sure, leave it to us."
      />
      <LongField
        name="textContent"
        label="About your business"
        hint={adds ? ADDS_HINT : ABOUT_HINT}
        rows={8}
        required
      />
      <LongField
        name="socialLinks"
        label="Social media links"
        hint="One on each line, for example facebook.com/marlowplumbing."
        rows={3}
      />
    </>
  );
}
