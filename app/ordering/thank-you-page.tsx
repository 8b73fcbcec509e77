import { claims } from "~/content/claims";
import type { Message } from "~/content/messages";
import { useToast } from "~/layout/toast";
import { ButtonAnchor } from "~/ui/button";
import { Notice } from "~/ui/card";
import { ProgressLine } from "~/ui/progress-line";
import type { LaunchCopy } from "./launch-copy";
import { orderStateCopy, type OrderStateCopy } from "./order-state-copy";
import type { ShownState } from "./order-states";
import type { Plan } from "./plan";
import { PlanList } from "./plan-list";
import type { ReceiptLines } from "./price-lines";
import { PrivateLink } from "./private-link";
import { ReceiptCard, type OwnReceipt } from "./receipt-card";

/** What the page shows of an order: to another browser than its buyer's no personal data, see receipt.server.ts. */
export interface ThankYouView {
  reference?: string;
  state?: ShownState;
  paid?: ReceiptLines;
  paidAt?: string;
  launch?: LaunchCopy;
  /** For the order's own browser alone. */
  own?: OwnReceipt;
  plan?: Plan;
  seller?: string;
  portalUrl?: string;
  refreshIn?: number;
  /** The page's own URL, which the visitor reloads while the payment is on its way. */
  checkAgain: string;
  flash?: Message;
}

/** On paper the page is the receipt alone, without the site around it. */
const onPaper =
  "[body:has(&)>:not(main)]:print:hidden [main:has(&)]:print:pt-0 print:block print:space-y-6 print:p-0";

/** After the checkout: what was paid, under which reference, and what comes next. */
export function ThankYouPage({ view, supportEmail }: { view: ThankYouView; supportEmail: string }) {
  const copy = orderStateCopy(view.state);
  const { title, text, next, step } = view.launch ?? copy;
  const { toast } = useToast(view.flash, view.flash);
  const { reference, paid, paidAt, own, seller, portalUrl } = view;
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
      className={`mx-auto box-content grid max-w-page gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_24rem] ${onPaper}`}
    >
      {step && (
        <div className="lg:col-span-2">
          <ProgressLine current={step} />
        </div>
      )}
      <div className="grid max-w-prose content-start gap-6">
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
        {view.plan && <NextSteps plan={view.plan} />}
        <Next step={next} checkAgain={view.checkAgain} />
        {own?.privateLink && goesOn && <PrivateLink url={own.privateLink} />}
        {portalUrl && (
          <p className="print:hidden">
            <a className="underline underline-offset-4" href={portalUrl}>
              Change your card or see your invoices
            </a>{" "}
            at Stripe.
          </p>
        )}
        <p className="text-muted print:hidden">
          Questions? Write to{" "}
          <a className="break-words underline underline-offset-4" href={`mailto:${supportEmail}`}>
            {supportEmail}
          </a>
          . A person answers within {claims.response}.
        </p>
      </div>
      {reference && paid && (
        <ReceiptCard
          {...{ reference, paid, paidAt, own, seller, supportEmail }}
          outlook={copy.receipt}
        />
      )}
      <div className="print:hidden">{toast}</div>
    </div>
  );
}

function Next({ step, checkAgain }: { step: OrderStateCopy["next"]; checkAgain: string }) {
  switch (step) {
    case "onboarding":
      return (
        <p className="print:hidden">
          <ButtonAnchor href="/onboarding">Send your brand assets</ButtonAnchor>
        </p>
      );
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
    case "home":
      return (
        <p>
          <ButtonAnchor href="/">Return to the homepage</ButtonAnchor>
        </p>
      );
    case "none":
      return null;
  }
}

function NextSteps({ plan }: { plan: Plan }) {
  return (
    <section className="print:hidden">
      <h2 className="mb-4 text-2xl font-bold">What happens next</h2>
      <PlanList {...plan} />
    </section>
  );
}
