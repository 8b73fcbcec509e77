import { useContext, useEffect } from "react";
import { useField, useIsSubmitting, ValidatedForm } from "remix-validated-form";
import { claims } from "~/content/claims";
import { priceTexts, taxNote } from "~/content/price-texts";
import { tradeNamed } from "~/content/trades";
import { DocumentContext } from "~/layout/document-context";
import { FormField } from "~/layout/form-field";
import { tellUnsentInput } from "~/layout/form-response";
import { useLazySchema, useLazyValidator, validationBehavior } from "~/layout/use-lazy-validator";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { LockIcon } from "~/ui/icons";
import { EmailField } from "./email-field";
import {
  HONEYPOT_FIELD,
  ORDER_FORM_ID,
  orderFieldId,
  orderLimits,
  timelines,
} from "./order-fields";
import type { OrderField } from "./order-schema";

const loadSchema = () => import("./order-schema");

interface OrderFormProps {
  token: string;
  defaultValues: Partial<Record<OrderField, string>>;
  again: boolean;
  onInvalid: (fieldErrors: Record<string, string>) => void;
  leaving: boolean;
  /** Whether the buyer left an open checkout: a browser that goes back may show this end of the form first. */
  saved: boolean;
}

export function OrderForm(props: OrderFormProps) {
  const { insert } = useContext(DocumentContext);
  const { token, defaultValues, again, onInvalid, leaving, saved } = props;
  const busy = useIsSubmitting(ORDER_FORM_ID) || leaving;
  const schema = useLazySchema(ORDER_FORM_ID, loadSchema);
  const validator = useLazyValidator(schema?.orderValidator, onInvalid);
  useEffect(() => {
    const form = document.getElementById(ORDER_FORM_ID);
    if (form instanceof HTMLFormElement) tellUnsentInput(form, "restore", {});
  }, []);
  return (
    <ValidatedForm
      id={ORDER_FORM_ID}
      method="post"
      action="/contact"
      validator={validator}
      defaultValues={insert(defaultValues)}
      data-again={again || undefined}
      data-validates={schema && true}
      noValidate
      disableFocusOnError
      preventScrollReset
      // Links to the form show the whole page from its top: what is bought, the total, the first field.
      className="mt-5 grid grid-cols-1 scroll-mt-[200vh] gap-6 [html:has(&)]:scroll-pb-20"
    >
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="industry" value={tradeNamed(defaultValues.industry)?.name ?? ""} />
      {/* Not displayed, so that neither browsers nor password managers fill it; labeled for browsers without styles. */}
      <label className="hidden">
        Leave this field empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <FormField
        id={orderFieldId("name")}
        name="name"
        required
        label="Business name"
        autoComplete="organization"
        hint="As your customers know it, for example Marlow & Sons Plumbing."
        limit={orderLimits.name}
      />
      <EmailField />
      <FormField
        id={orderFieldId("project")}
        name="project"
        required
        label="Your project"
        hint="What do you do, where, and what should the website bring you? For example: We repair water heaters around Columbus, and want people to call in an emergency."
        rows={7}
        limit={orderLimits.project}
      />
      <FormField
        id={orderFieldId("assets")}
        name="assets"
        required
        label="What you already have"
        hint="For example: a logo, about 20 photos of finished work, no texts yet. You send the files after payment."
        rows={3}
        limit={orderLimits.assets}
      />
      <TimelineField />
      <FormField
        id={orderFieldId("budget")}
        name="budget"
        label="Budget"
        placeholder={priceTexts.budget}
        hint="Only if you plan extras beyond the package."
        limit={orderLimits.budget}
      />
      <p className="sticky-total pointer-events-none sticky bottom-0 -mx-card -mb-4 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line bg-surface px-card py-2 sm:py-3">
        <span>Total payable today{taxNote}</span>{" "}
        <span className="text-2xl font-bold tabular-nums">{priceTexts.today}</span>
      </p>
      <div>
        {saved && (
          <p className="mb-3 text-center font-semibold text-ok">
            Your order is saved; nothing was charged.
          </p>
        )}
        <Button disabled={busy} className="w-full">
          <LockIcon className="size-5 shrink-0" />
          {busy ? "Processing..." : "Continue to payment"}
        </Button>
        <p className="mt-4 text-sm text-muted">
          Then {priceTexts.monthly} a month{taxNote}, minimum {claims.minimum}. By continuing you
          accept our{" "}
          <a href="/terms-of-service" className="underline underline-offset-4">
            terms of service
          </a>
          .
        </p>
        {/* Only scripts keep what is typed, and only where the browser lets them. */}
        <p className="mt-2 hidden text-sm text-muted [@media(scripting:enabled)]:block [form[data-unkept]_&]:invisible">
          What you type stays in this tab until you order, even if the page reloads.
        </p>
      </div>
    </ValidatedForm>
  );
}

function TimelineField() {
  const { error, getInputProps } = useField("timeline", { validationBehavior });
  return (
    <Field
      id={orderFieldId("timeline")}
      label="Timeline"
      hint={`Agreed is ${claims.delivery} until you can look at it; with ASAP we try to be faster.`}
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
