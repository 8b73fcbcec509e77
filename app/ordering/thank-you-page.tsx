import { Link } from "@remix-run/react";
import type { Message } from "~/content/messages";
import { dollars, prices } from "~/content/site";
import { useToast } from "~/shell/toast";
import { buttonClass } from "~/ui/button";
import { Card } from "~/ui/card";
import { Notice } from "~/ui/notice";
import type { OrderState } from "./order-states";

/** What the page shows of an order; see the receipt's own rules on personal data. */
export interface ThankYouView {
  reference?: string;
  state?: OrderState;
  amount?: number;
  /** Where this same page is asked for again while the payment is on its way. */
  checkAgain: string;
  flash?: Message;
}

interface Words {
  title: string;
  text: string;
  /** What the buyer does next. */
  next: "onboarding" | "contact" | "wait" | "none";
}

const pending: Words = {
  title: "Your payment is on its way",
  text: "We have your order. As soon as the payment arrives, this page and a mail will say so. The page looks again by itself every few seconds.",
  next: "wait",
};
const unpaid: Words = {
  title: "This order is not paid yet",
  text: "Your order is saved and nothing was charged. You can go on to the payment whenever you like.",
  next: "contact",
};
const paid: Words = {
  title: "Thank you for your order!",
  text: "Your payment has arrived and your receipt is in your mail. Next we need your logo, photos and texts: the sooner we have them, the sooner your website is live.",
  next: "onboarding",
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
  },
  payment_pending: pending,
  paid,
  assets_received: {
    title: "Thank you: we have everything",
    text: "Your payment and your files have arrived. We are building your website and will write to you when the first version is ready.",
    next: "none",
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

/** After the checkout: what was paid, under which reference, and what comes next. */
export function ThankYouPage({ view, supportEmail }: { view: ThankYouView; supportEmail: string }) {
  const words = view.state ? wordsFor[view.state] : noOrder;
  const { toast } = useToast(view.flash, view.flash);
  return (
    <div className="mx-auto grid max-w-prose gap-6 px-4 py-12 sm:px-6">
      <h1 className="text-balance text-4xl font-bold tracking-tight">{words.title}</h1>
      <p className="text-lg">{words.text}</p>
      {view.flash && <Notice {...view.flash} />}
      {view.reference && <Facts {...view} />}
      {words.next === "onboarding" && <NextSteps />}
      {words.next === "contact" && (
        <p>
          <Link to="/contact#contact-form" className={buttonClass()}>
            Back to your order
          </Link>
        </p>
      )}
      {words.next === "wait" && (
        <p>
          <a href={view.checkAgain} className={buttonClass("secondary")}>
            Check again
          </a>
        </p>
      )}
      <p className="text-muted">
        Questions? Write to{" "}
        <a className="underline underline-offset-4" href={`mailto:${supportEmail}`}>
          {supportEmail}
        </a>
        . A person answers within 24 hours.
      </p>
      {toast}
    </div>
  );
}

function Facts({ reference, amount }: ThankYouView) {
  return (
    <Card>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-muted">Reference</dt>
        <dd className="font-bold">{reference}</dd>
        {amount !== undefined && (
          <>
            <dt className="text-muted">Paid today</dt>
            <dd className="font-bold">{dollars(amount)}</dd>
            <dt className="text-muted">From next month</dt>
            <dd>
              {dollars(prices.growthPerMonth)} a month, for at least {prices.minimumMonths} months
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}

function NextSteps() {
  return (
    <section>
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
