import type { Reply } from "../http/reply";
import type { StripeSandbox } from "../stripe";
import type { CheckoutSession } from "../stripe/session";
import { stepRoute } from "./billing";
import type { Route } from "./front";
import { type Html, markup } from "./html";
import { money, page } from "./layout";

const PORTAL = "/sandbox/portal";

/** Stripe's customer portal, without its sign-in: every buyer's invoices, another card, the end of the subscription. */
export const portalRoutes = (stripe: StripeSandbox): Route[] => [
  { methods: ["GET"], pattern: /^\/sandbox\/portal\/?$/, answer: () => portalPage(stripe) },
  stepRoute(
    stripe,
    PORTAL,
    {
      pay: ({ billing }, id) => billing.retry(id, true),
      cancel: ({ billing }, id) => billing.endSubscription(id),
    },
    () => PORTAL,
  ),
];

function portalPage(stripe: StripeSandbox): Reply {
  const items = stripe.sessions.flatMap((session) => subscriptionOf(stripe, session) ?? []);
  const list =
    items.length > 0
      ? markup`<ul class="list">${items}</ul>`
      : markup`<p>Nobody has subscribed yet.</p>`;
  return page(
    "Customer portal",
    markup`<p>At Stripe, buyers sign in and see only what is theirs. Here everything is shown.</p>
      ${list}`,
  );
}

function subscriptionOf(stripe: StripeSandbox, { id, customer_details }: CheckoutSession) {
  const { subscription, invoices = [] } = stripe.account(id) ?? {};
  if (!subscription) return undefined;
  const lines = invoices.map(
    ({ total, currency, status }) =>
      markup`<br />An invoice of ${money(total, currency)} is ${status}.`,
  );
  return markup`<li>
    <strong>${customer_details?.email}</strong><br />The subscription is ${subscription.status}.
    ${lines}
    ${invoices.some(({ status }) => status === "open") ? button(id, "pay", "Pay with another card") : undefined}
    ${subscription.status === "canceled" ? undefined : button(id, "cancel", "End the subscription")}
  </li>`;
}

function button(id: string, step: string, label: string): Html {
  return markup`<form method="post" action="${PORTAL}/${id}/${step}">
    <button type="submit">${label}</button>
  </form> `;
}
