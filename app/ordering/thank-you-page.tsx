import { Link } from "@remix-run/react";
import { claims } from "~/content/claims";
import type { Message } from "~/content/messages";
import { useToast } from "~/shell/toast";
import { buttonClass } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ProgressLine, type ProgressStep } from "~/ui/progress-line";
import type { OrderState } from "./order-states";
import { ReceiptCard } from "./receipt-card";

/** What the page shows of an order; see the receipt's own rules on personal data. */
export interface ThankYouView {
  reference?: string;
  state?: OrderState;
  amount?: number;
  paidOn?: string;
  /** Where this same page is asked for again while the payment is on its way. */
  checkAgain: string;
  flash?: Message;
}

interface Words {
  title: string;
  text: string;
  /** What the buyer does next. */
  next: "onboarding" | "contact" | "wait" | "none";
  /** Where the order stands; none once it has ended or is running. */
  step?: ProgressStep;
}

const pending: Words = {
  title: "Your payment is on its way",
  text: "We have your order. As soon as the payment arrives, this page and a mail will say so. The page looks again by itself every few seconds.",
  next: "wait",
  step: "Payment",
};
const unpaid: Words = {
  title: "This order is not paid yet",
  text: "Your order is saved and nothing was charged. You can go on to the payment whenever you like.",
  next: "contact",
  step: "Payment",
};
const paid: Words = {
  title: "Thank you for your order!",
  text: "Your payment has arrived and your receipt is in your mail. Next we need your logo, photos and texts: the sooner we have them, the sooner your website is live.",
  next: "onboarding",
  step: "Assets",
};
const ended: Words = {
  title: "This order has ended",
  text: "If that is a surprise to you, write to us and we will look into it at once.",
  next: "none",
};

/** One text for each state, so that a bookmarked or refreshed page always tells the truth. */
const wordsFor: Record<OrderState, Words> = {
  received: unpaid,
  checkout_open: unpaid,
  checkout_expired: unpaid,
  payment_failed: {
    title: "The payment did not go through",
    text: "Nothing was charged. Your order is saved: try again with another card.",
    next: "contact",
    step: "Payment",
  },
  payment_pending: pending,
  paid,
  assets_received: {
    title: "Thank you: we have everything",
    text: "Your payment and your files have arrived. We are building your website and will write to you when the first version is ready.",
    next: "none",
    step: "Launch",
  },
  past_due: {
    title: "A monthly payment is open",
    text: "Stripe could not collect the last monthly payment and will try again. Check the card it was taken from.",
    next: "none",
  },
  cancelled: ended,
  refunded: { ...ended, title: "This order was refunded" },
  disputed: { ...ended, title: "The payment of this order is disputed" },
  flagged: pending,
};

const noOrder: Words = {
  title: "Thank you for your visit",
  text: "We could not find an order for this address in this browser. If you have paid, your receipt mail holds the link to send us your files.",
  next: "none",
};

/** On paper the page is the receipt alone, without the site around it. */
const onPaper =
  "[body:has(&)>:not(main)]:print:hidden [main:has(>&)]:print:pt-0 print:block print:space-y-6 print:p-0";

/** After the checkout: what was paid, under which reference, and what comes next. */
export function ThankYouPage({ view, supportEmail }: { view: ThankYouView; supportEmail: string }) {
  const words = view.state ? wordsFor[view.state] : noOrder;
  const { toast } = useToast(view.flash, view.flash);
  const { reference, amount, paidOn } = view;
  return (
    <div
      className={`mx-auto grid max-w-page gap-x-12 gap-y-10 px-4 py-12 sm:px-6 lg:grid-cols-[1fr_24rem] ${onPaper}`}
    >
      {words.step && (
        <div className="lg:col-span-2">
          <ProgressLine current={words.step} />
        </div>
      )}
      <div className="grid max-w-prose content-start gap-6">
        <h1 className="text-balance text-4xl font-bold tracking-tight">{words.title}</h1>
        <p className="text-lg print:hidden">{words.text}</p>
        {view.flash && <Notice {...view.flash} />}
        {reference && amount === undefined && (
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
      {reference && amount !== undefined && (
        <ReceiptCard {...{ reference, amount, paidOn, supportEmail }} />
      )}
      <div className="print:hidden">{toast}</div>
    </div>
  );
}

function Next({ step, checkAgain }: { step: Words["next"]; checkAgain: string }) {
  switch (step) {
    case "onboarding":
      return <NextSteps />;
    case "contact":
      return (
        <p className="print:hidden">
          <Link to="/contact#contact-form" className={buttonClass()}>
            Back to your order
          </Link>
        </p>
      );
    case "wait":
      return (
        <p className="print:hidden">
          <a href={checkAgain} className={buttonClass("secondary")}>
            Check again
          </a>
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
          Send us your logo, photos and texts. You can do it now or with the link in the mail.
        </li>
        <li>We build your website, ready in 3-5 business days.</li>
        <li>You look it over, we connect your domain, and it goes live.</li>
      </ol>
      <p className="mt-6">
        <Link to="/onboarding" reloadDocument className={buttonClass()}>
          Send your brand assets
        </Link>
      </p>
    </section>
  );
}
