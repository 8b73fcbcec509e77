import type { StripeSandbox } from "../stripe";
import { StripeRefusal } from "../stripe/errors";
import { type Html, markup } from "./html";
import { money, notFound, page, seeOther } from "./layout";
import type { Route } from "./front";

const PART_CENTS = 5_000;

/** What a button does, by the last segment of its URL. */
type Steps = Record<string, (stripe: StripeSandbox, sessionId: string) => Promise<unknown>>;

/** Events after a payment. */
const steps: Steps = {
  refund: ({ billing }, id) => billing.refund(id),
  "refund-part": ({ billing }, id) => billing.refund(id, { amount: PART_CENTS }),
  dispute: ({ billing }, id) => billing.dispute(id),
  "dispute-won": ({ billing }, id) => billing.closeDispute(id, "won"),
  "dispute-lost": ({ billing }, id) => billing.closeDispute(id, "lost"),
  renew: ({ billing }, id) => billing.renew(id, true),
  miss: ({ billing }, id) => billing.renew(id, false),
  "retry-failed": ({ billing }, id) => billing.retry(id, false),
  "retry-paid": ({ billing }, id) => billing.retry(id, true),
  forgive: ({ billing }, id) => billing.forgive(id, "void"),
  end: ({ billing }, id) => billing.endSubscription(id),
};

/** The buttons of a paid session's page: refunds, disputes, later months, the end of the subscription. */
export const billingRoutes = (stripe: StripeSandbox): Route[] => [
  stepRoute(stripe, "/sandbox/checkout", steps, (id) => `/sandbox/checkout/${id}`),
];

/** Buttons that post to `base`, then the session's id and a step, and lead to the page `after`. */
export function stepRoute(
  stripe: StripeSandbox,
  base: string,
  known: Steps,
  after: (id: string) => string,
): Route {
  return {
    methods: ["POST"],
    pattern: new RegExp(`^${base}/([^/]+)/(${Object.keys(known).join("|")})$`),
    async answer(_, id = "", step = "") {
      if (!stripe.find(id)) return notFound(`There is no checkout session ${id}.`);
      try {
        await known[step]?.(stripe, id);
      } catch (error) {
        // A button was pressed twice.
        if (!(error instanceof StripeRefusal)) throw error;
        return page("Not possible", markup`<p>${error.message}</p>`, error.status);
      }
      return seeOther(after(id));
    },
  };
}

/** The billing events since the payment and the possible next ones; empty without a payment. */
export function afterPayment(stripe: StripeSandbox, sessionId: string): Html | undefined {
  const { charges, subscription, invoices, disputes } = stripe.account(sessionId) ?? {
    charges: [],
  };
  const [first] = charges;
  if (!first) return undefined;
  const button = (step: string, label: string) =>
    markup`<form method="post" action="/sandbox/checkout/${sessionId}/${step}">
      <button type="submit">${label}</button>
    </form> `;
  const left = first.amount - first.amount_refunded;
  const goesOn = subscription !== undefined && subscription.status !== "canceled";
  const disputed = disputes?.some(({ status }) => status === "needs_response");
  const open = invoices?.some(({ status }) => status === "open");
  return markup`<h2>After the payment</h2>
    <p>
      Refunded: ${money(first.amount_refunded, first.currency)} of
      ${money(first.amount, first.currency)}.
      ${first.disputed ? "The payment is disputed." : undefined}
      ${subscription ? `The subscription is ${subscription.status}.` : undefined}
    </p>
    ${left > 0 ? button("refund", "Refund the payment") : undefined}
    ${left > PART_CENTS ? button("refund-part", `Refund ${money(PART_CENTS, first.currency)} of it`) : undefined}
    ${first.disputed ? undefined : button("dispute", "The buyer disputes the payment")}
    ${disputed ? button("dispute-won", "The dispute is won") : undefined}
    ${disputed ? button("dispute-lost", "The dispute is lost") : undefined}
    ${
      goesOn
        ? markup`${button("renew", "A month passes, its payment arrives")}
          ${button("miss", "A month passes, its payment fails")}
          ${open ? button("retry-failed", "The open month fails once more") : undefined}
          ${open ? button("retry-paid", "The open month is paid after all") : undefined}
          ${open ? button("forgive", "The open month is given up") : undefined}
          ${button("end", "End the subscription")}`
        : undefined
    }`;
}
