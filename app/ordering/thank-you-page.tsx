import { claims } from "~/content/claims";
import type { Message } from "~/content/messages";
import { useToast } from "~/layout/toast";
import { ButtonAnchor } from "~/ui/button";
import { Notice } from "~/ui/card";
import { ProgressLine } from "~/ui/progress-line";
import type { ShownState } from "./order-states";
import { ReceiptCard } from "./receipt-card";
import type { ReceiptLines } from "./receipt-lines";
import { orderStateCopy, type OrderStateCopy } from "./order-state-copy";

/** What the page shows of an order; see the receipt's own rules on personal data. */
export interface ThankYouView {
  reference?: string;
  state?: ShownState;
  paid?: ReceiptLines;
  paidOn?: string;
  /** Where this same page is asked for again while the payment is on its way. */
  checkAgain: string;
  flash?: Message;
}

/** On paper the page is the receipt alone, without the site around it. */
const onPaper =
  "[body:has(&)>:not(main)]:print:hidden [main:has(&)]:print:pt-0 print:block print:space-y-6 print:p-0";

/** After the checkout: what was paid, under which reference, and what comes next. */
export function ThankYouPage({ view, supportEmail }: { view: ThankYouView; supportEmail: string }) {
  const words = orderStateCopy(view.state);
  const { step } = words;
  const { toast } = useToast(view.flash, view.flash);
  const { reference, paid, paidOn } = view;
  return (
    <div
      className={`mx-auto grid max-w-page gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_24rem] ${onPaper}`}
    >
      {step && (
        <div className="lg:col-span-2">
          <ProgressLine current={step} />
        </div>
      )}
      <div className="grid max-w-prose content-start gap-6">
        <h1 className="text-balance text-4xl font-bold tracking-tight">{words.title}</h1>
        <p className="text-lg print:hidden">{words.text}</p>
        {view.flash && <Notice {...view.flash} />}
        {reference && !paid && (
          <p>
            Your reference is <strong>{reference}</strong>.
          </p>
        )}
        <Next step={words.next} checkAgain={view.checkAgain} />
        <p className="text-muted print:hidden">
          Questions? Write to{" "}
          <a className="break-words underline underline-offset-4" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          . A person answers within {claims.response}.
        </p>
      </div>
      {reference && paid && (
        <ReceiptCard {...{ reference, paid, paidOn, supportEmail }} outlook={words.receipt} />
      )}
      <div className="print:hidden">{toast}</div>
    </div>
  );
}

function Next({ step, checkAgain }: { step: OrderStateCopy["next"]; checkAgain: string }) {
  switch (step) {
    case "onboarding":
      return <NextSteps />;
    case "contact":
      return (
        <p className="print:hidden">
          <ButtonAnchor href="/contact#contact-form">Back to your order</ButtonAnchor>
        </p>
      );
    case "wait":
      return (
        <p className="print:hidden">
          <ButtonAnchor href={checkAgain} look="secondary">
            Check again
          </ButtonAnchor>
        </p>
      );
    case "none":
      return null;
  }
}

function NextSteps() {
  return (
    <section className="print:hidden">
      <h2 className="text-2xl font-bold">What happens next</h2>
      <ol className="mt-4 list-decimal space-y-2 pl-6">
        <li>
          Send us your logo, photos and texts. You can do it now or with the link in the email.
        </li>
        <li>We build your website, ready in 3-5 business days.</li>
        <li>You look it over, we connect your domain, and it goes live.</li>
      </ol>
      <p className="mt-6">
        <ButtonAnchor href="/onboarding">Send your brand assets</ButtonAnchor>
      </p>
    </section>
  );
}
