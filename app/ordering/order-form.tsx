import { useField, useIsSubmitting, ValidatedForm } from "remix-validated-form";
import { dollars, totalToday, prices } from "~/content/site";
import { useLazySchema, useLazyValidator, validationBehavior } from "~/layout/use-lazy-validator";
import { Button } from "~/ui/button";
import { CharacterCount } from "~/ui/character-count";
import { Field } from "~/ui/field";
import { HONEYPOT_FIELD, ORDER_FORM_ID, orderLimits, timelines } from "./order-fields";
import type { OrderField } from "./order-schema";

/** The id of a field of the form, for links to it. */
export function orderFieldId(name: string): string {
  return `order-${name}`;
}

const loadSchema = () => import("./order-schema");

interface OrderFormProps {
  /** Identifies this rendering of the form to the server. */
  token: string;
  defaultValues: Partial<Record<OrderField, string>>;
  /** Whether the form is shown again with the values of a failed post. */
  again: boolean;
  /** Called when the browser finds invalid fields, before anything is sent. */
  onInvalid: (fieldErrors: Record<string, string>) => void;
  /** True while the browser moves on to the checkout. */
  leaving: boolean;
}

/** The order form; without scripts it is a plain post, and the server shows the same messages. */
export function OrderForm({ token, defaultValues, again, onInvalid, leaving }: OrderFormProps) {
  const busy = useIsSubmitting(ORDER_FORM_ID) || leaving;
  const schema = useLazySchema(ORDER_FORM_ID, loadSchema);
  const validator = useLazyValidator(schema?.orderValidator, onInvalid);
  return (
    <ValidatedForm
      id={ORDER_FORM_ID}
      method="post"
      action="/contact"
      validator={validator}
      defaultValues={defaultValues}
      data-again={again || undefined}
      data-validates={schema && true}
      noValidate
      disableFocusOnError
      preventScrollReset
      className="mt-6 grid gap-6"
    >
      <input type="hidden" name="token" value={token} />
      <Honeypot />
      <TextField
        name="name"
        label="Business name"
        autoComplete="organization"
        hint="As your customers know it, for example Marlow & Sons Plumbing."
        limit={orderLimits.name}
      />
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        hint="We send your receipt and the link for your files here."
      />
      <LongField
        name="project"
        label="Your project"
        hint="What do you do, where, and what should the website bring you? For example: We fit and repair boilers in and around Leeds. I want people to find us and call, above all for emergencies."
        rows={7}
        limit={orderLimits.project}
      />
      <LongField
        name="assets"
        label="What you already have"
        hint="Logo, colors, photos, texts. For example: a logo, about 20 photos of finished work, no texts yet. You send the files themselves after payment."
        rows={3}
        limit={orderLimits.assets}
      />
      <TimelineField />
      <TextField
        name="budget"
        label="Budget"
        required={false}
        placeholder="$1,500 - $3,000"
        hint="Only if you plan extras beyond the package."
        limit={orderLimits.budget}
      />
      <div className="border-t border-line pt-6">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4 sm:block">
            <span className="sm:block">Total payable today</span>{" "}
            <span className="text-2xl font-bold tabular-nums">{dollars(totalToday)}</span>
          </p>
          <Button disabled={busy} className="w-full sm:w-auto">
            {busy ? "Processing..." : "Continue to payment"}
          </Button>
        </div>
        <OrderNotes />
      </div>
    </ValidatedForm>
  );
}

/** Not displayed, so that neither browsers nor password managers fill it; labeled for browsers without styles. */
function Honeypot() {
  return (
    <label className="hidden">
      Leave this field empty
      <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
    </label>
  );
}

interface TextFieldProps {
  name: OrderField;
  label: string;
  hint?: string;
  type?: "text" | "email";
  required?: boolean;
  autoComplete?: string;
  placeholder?: string;
  /** In characters; the form shows the count once half of them are used. */
  limit?: number;
}

function TextField(props: TextFieldProps) {
  const { name, label, hint, type = "text", required = true, limit, ...rest } = props;
  const { error, getInputProps } = useField(name, { validationBehavior });
  return (
    <Field id={orderFieldId(name)} label={label} hint={hint} error={error} optional={!required}>
      {(control) => (
        <>
          <input
            {...getInputProps({ type, required, ...rest })}
            {...control}
            inputMode={type === "email" ? "email" : undefined}
          />
          {limit && <CharacterCount controlId={control.id} limit={limit} quiet />}
        </>
      )}
    </Field>
  );
}

interface LongFieldProps {
  name: OrderField;
  label: string;
  hint: string;
  rows: number;
  /** In characters; the form always shows the count. */
  limit: number;
}

function LongField({ name, label, hint, rows, limit }: LongFieldProps) {
  const { error, getInputProps } = useField(name, { validationBehavior });
  const countId = `${orderFieldId(name)}-count`;
  return (
    <Field id={orderFieldId(name)} label={label} hint={hint} error={error}>
      {(control) => (
        <>
          <textarea
            {...getInputProps({ rows, required: true })}
            {...control}
            aria-describedby={`${control["aria-describedby"] ?? ""} ${countId}`.trim()}
          />
          <CharacterCount id={countId} controlId={control.id} limit={limit} />
        </>
      )}
    </Field>
  );
}

function TimelineField() {
  const { error, getInputProps } = useField("timeline", { validationBehavior });
  return (
    <Field
      id={orderFieldId("timeline")}
      label="Timeline"
      hint="When should your website be live?"
      error={error}
    >
      {(control) => (
        <select {...getInputProps({ required: true })} {...control}>
          <option value="">Select timeline</option>
          {timelines.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The notes under the form's button: what a buyer agrees to, and that what is typed survives a reload. */
function OrderNotes() {
  return (
    <>
      <p className="mt-4 text-sm text-muted">
        Then {dollars(prices.growthPerMonth)} a month, minimum {prices.minimumMonths} months. By
        continuing you accept our{" "}
        <a href="/terms-of-service" className="underline underline-offset-4">
          terms of service
        </a>
        . You pay by card at Stripe; we never see your card number.
      </p>
      {/* Only scripts keep what is typed, and only where the browser lets them. */}
      <p className="mt-2 hidden text-sm text-muted [@media(scripting:enabled)]:block [form[data-unkept]_&]:invisible">
        What you type stays in this tab until you order, even if the page reloads.
      </p>
    </>
  );
}
