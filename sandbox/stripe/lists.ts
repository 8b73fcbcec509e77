import type { Account } from "./account";
import type { Checkout } from "./checkout";
import { hash, integer, list, oneOf, optional, text } from "./checks";
import { badParameter } from "./errors";
import { parseForm } from "./form";
import type { SentEvent } from "./webhook-delivery";

const sessionFilters = hash({
  limit: optional(integer(1, 100)),
  customer: optional(text()),
  subscription: optional(text()),
  payment_intent: optional(text()),
});

/** Sessions, newest first. */
export function listSessions(query: URLSearchParams, checkout: Checkout) {
  const asked = sessionFilters(parseForm(query.toString()), "");
  const { limit = 10, customer, subscription, payment_intent: intent } = asked;
  const matching = [...checkout.stored]
    .reverse()
    .map(({ session }) => checkout.get(session.id).session)
    .filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (subscription === undefined || session.subscription === subscription) &&
        (intent === undefined || session.payment_intent === intent),
    );
  return page("/v1/checkout/sessions", matching, limit);
}

const invoicePaymentFilters = hash({
  limit: optional(integer(1, 100)),
  invoice: optional(text()),
  payment: optional(hash({ type: oneOf("payment_intent"), payment_intent: text() })),
  expand: optional(list(oneOf("data.invoice"))),
});

/** Invoice payments, of one payment intent, of one invoice or of all. */
export function listInvoicePayments(query: URLSearchParams, accounts: Account[]) {
  const {
    limit = 10,
    invoice,
    payment,
    expand,
  } = invoicePaymentFilters(parseForm(query.toString()), "");
  const data = accounts.flatMap(({ invoices, invoicePayments }) =>
    invoicePayments
      .filter((paid) => invoice === undefined || paid.invoice === invoice)
      .filter((paid) => !payment || paid.payment.payment_intent === payment.payment_intent)
      .map((paid) => ({
        ...paid,
        ...(expand && { invoice: invoices.find(({ id }) => id === paid.invoice) }),
      })),
  );
  return page("/v1/invoice_payments", data, limit);
}

const refundFilters = hash({ limit: optional(integer(1, 100)), charge: optional(text()) });

/** Refunds, newest first, of one charge or of all. */
export function listRefunds(query: URLSearchParams, accounts: Account[]) {
  const { limit = 10, charge } = refundFilters(parseForm(query.toString()), "");
  if (
    charge !== undefined &&
    !accounts.some(({ charges }) => charges.some(({ id }) => id === charge))
  )
    throw badParameter(`No such charge: '${charge}'`, "charge", "resource_missing");
  const data = accounts
    .flatMap(({ refunds }) => refunds)
    .filter((refund) => charge === undefined || refund.charge === charge)
    .reverse();
  return page("/v1/refunds", data, limit);
}

/** Stripe's limit (https://docs.stripe.com/api/events/list). */
const MOST_TYPES = 20;

const eventFilters = hash({
  limit: optional(integer(1, 100)),
  starting_after: optional(text()),
  types: optional(list(text(), MOST_TYPES)),
  created: optional(hash({ gte: optional(integer(0, Number.MAX_SAFE_INTEGER)) })),
});

/** Events, newest first, delivered or not. */
export function listEvents(query: URLSearchParams, sent: readonly SentEvent[]) {
  const asked = eventFilters(parseForm(query.toString()), "");
  const { limit = 10, starting_after: after, types, created } = asked;
  const all = [...sent].reverse();
  const place = all.findIndex(({ id }) => id === after);
  if (after !== undefined && place < 0) {
    throw badParameter(`No such event: '${after}'`, "starting_after", "resource_missing");
  }
  const data = all
    .slice(place + 1)
    .filter(({ type }) => types === undefined || types.includes(type))
    .map(({ payload }) => JSON.parse(payload) as { created: number })
    .filter((event) => event.created >= (created?.gte ?? 0));
  return page("/v1/events", data, limit);
}

function page(url: string, all: readonly object[], limit: number) {
  return { object: "list", url, has_more: all.length > limit, data: all.slice(0, limit) };
}
