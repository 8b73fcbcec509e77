import { useRef } from "react";
import type { Message } from "~/content/messages";
import { useToast } from "~/layout/toast";
import { ButtonAnchor } from "~/ui/button";
import { Notice } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { controlClass } from "~/ui/field";
import { ProgressLine } from "~/ui/progress-line";
import { orderStateCopy, type OrderStateCopy } from "./order-state-copy";
import { Help, NextSteps } from "./next-steps";
import { onPaper, ReceiptCard } from "./receipt-card";
import type { OwnReceipt, Receipt } from "./receipt.server";

/** What the page shows of an order: to another browser than its buyer's no personal data. */
export interface ThankYouView extends Partial<Omit<Receipt, "orderId">> {
  own?: OwnReceipt;
  checkAgain: string;
  flash?: Message;
}

export function ThankYouPage({ view, supportEmail }: { view: ThankYouView; supportEmail: string }) {
  const copy = orderStateCopy(view.state);
  const { title, text, next, step } = view.launch ?? copy;
  const { toast } = useToast(view.flash, view.flash);
  const { reference, paid, own, plan, portalUrl } = view;
  const goesOn = copy.receipt === "goes_on";
  const wrongAddress = (
    <a
      className="underline underline-offset-4"
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(`Wrong address for order ${reference}`)}`}
    >
      Wrong address?
    </a>
  );
  return (
    <div
      className={`mx-auto box-content grid max-w-page grid-cols-1 gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] ${onPaper}`}
    >
      {step && (
        <div className="lg:col-span-2">
          <ProgressLine current={step} />
        </div>
      )}
      <div className="grid max-w-prose grid-cols-1 content-start gap-6">
        <h1
          className={`text-balance text-4xl font-bold tracking-tight ${paid ? "print:hidden" : ""}`}
        >
          {title}
        </h1>
        <p className="text-lg print:hidden">{text}</p>
        {own?.preview && (
          <p className="print:hidden">
            <ButtonAnchor href={own.preview}>Look at your website</ButtonAnchor>
          </p>
        )}
        {own && goesOn && (
          <div className="break-words print:hidden">
            {own.bounced ? (
              <Notice
                title="Our email to you came back"
                description={`We could not deliver it to ${own.email}. Tell us the right address, and your receipt goes there.`}
              >
                {wrongAddress}
              </Notice>
            ) : (
              <p>
                We have sent your receipt to <bdi className="font-bold">{own.email}</bdi>.{" "}
                {wrongAddress}
              </p>
            )}
          </div>
        )}
        {view.flash && <Notice {...view.flash} />}
        {reference && !paid && (
          <p>
            Your reference is <strong>{reference}</strong>.
          </p>
        )}
        {!reference && (
          <p>
            <ButtonAnchor href="/lost-link" look="secondary">
              Send my link again
            </ButtonAnchor>
          </p>
        )}
        {plan && <NextSteps {...plan} />}
        <Next step={next} checkAgain={view.checkAgain} />
        {own?.privateLink && goesOn && <PrivateLink url={own.privateLink} />}
        <Help portalUrl={portalUrl} supportEmail={supportEmail} />
      </div>
      {reference && paid && (
        <ReceiptCard {...view} {...{ reference, paid, supportEmail }} outlook={copy.receipt} />
      )}
      <div className="print:hidden">{toast}</div>
    </div>
  );
}

function Next({ step, checkAgain }: { step: OrderStateCopy["next"]; checkAgain: string }) {
  if (step === "none") return null;
  const { href = checkAgain, label, look } = offers[step];
  return (
    <p className={step === "home" ? undefined : "print:hidden"}>
      <ButtonAnchor href={href} look={look}>
        {label}
      </ButtonAnchor>
    </p>
  );
}

type Offer = { href?: string; label: string; look?: "secondary" };

const offers: Record<Exclude<OrderStateCopy["next"], "none">, Offer> = {
  onboarding: { href: "/onboarding", label: "Send your brand assets" },
  contact: { href: "/contact#contact-form", label: "Back to your order" },
  wait: { label: "Check again", look: "secondary" },
  home: { href: "/", label: "Return to the homepage" },
};

function PrivateLink({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="print:hidden">
      <label htmlFor="private-link" className="font-semibold">
        Your private link
      </label>
      <p id="private-link-hint" className="mt-1 text-sm text-muted">
        Opens your order on any device: where it stands, and the form for your logo, photos and
        texts. Keep it to yourself.
      </p>
      <div className="flex flex-wrap items-end gap-x-3">
        <input
          ref={input}
          id="private-link"
          readOnly
          value={url}
          aria-describedby="private-link-hint"
          className={`${controlClass} min-w-0 flex-1 basis-48`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton field={input} className="mt-2" />
      </div>
    </div>
  );
}
