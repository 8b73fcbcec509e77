import type { Message } from "~/content/messages";
import { ButtonAnchor } from "~/ui/button";
import { Notice } from "~/ui/card";
import { ProgressLine } from "~/ui/progress-line";
import { orderStateCopy, type OrderStateCopy } from "./order-state-copy";
import { Help, NextSteps } from "./next-steps";
import { ReceiptAddress } from "./receipt-address";
import { onPaper, ReceiptCard } from "./receipt-card";
import type { OwnReceipt, Receipt } from "./receipt.server";

/** What the page says where it does not show the order's own page: to another browser than its buyer's no personal data. */
export interface ThankYouView extends Partial<Omit<Receipt, "orderId">> {
  own?: OwnReceipt;
  checkAgain: string;
  flash?: Message;
}

export function ThankYouPage({ view, supportEmail }: { view: ThankYouView; supportEmail: string }) {
  const copy = orderStateCopy(view.state);
  const { title, text, next, step } = view.launch ?? copy;
  const { reference, paid, own, plan, portalUrl } = view;
  return (
    <div
      className={`mx-auto box-content grid max-w-page grid-cols-1 gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[minmax(0,1fr)_24rem] ${onPaper}`}
    >
      {step && (
        <div className="lg:col-span-2">
          <ProgressLine current={step} />
        </div>
      )}
      <div className="grid grid-cols-1 content-start lg:max-w-prose gap-6">
        <h1
          className={`text-balance text-4xl font-bold tracking-tight ${paid ? "print:hidden" : ""}`}
        >
          {title}
        </h1>
        <p className="text-lg print:hidden">{text}</p>
        {reference && own && copy.receipt === "goes_on" && (
          <ReceiptAddress {...{ reference, own, supportEmail }} />
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
        <Help portalUrl={portalUrl} supportEmail={supportEmail} />
      </div>
      {reference && paid && (
        <ReceiptCard {...view} {...{ reference, paid, supportEmail }} outlook={copy.receipt} />
      )}
    </div>
  );
}

function Next({ step, checkAgain }: { step: OrderStateCopy["next"]; checkAgain: string }) {
  if (step === "none") return null;
  // This browser is not known to be the buyer's: what it would send from here would be nobody's order.
  if (step === "onboarding")
    return <p>The link to send us your files is in your receipt's email.</p>;
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

const offers: Record<Exclude<OrderStateCopy["next"], "none" | "onboarding">, Offer> = {
  contact: { href: "/contact#contact-form", label: "Back to your order" },
  wait: { label: "Check again", look: "secondary" },
  home: { href: "/", label: "Return to the homepage" },
};
