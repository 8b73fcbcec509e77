import type { Account } from "./account";
import type { Checkout } from "./checkout";
import { hash, integer, list, oneOf, optional, text } from "./checks";
import { parseForm } from "./form";

const sessionFilters = hash({
  limit: optional(integer(1, 100)),
  customer: optional(text()),
  subscription: optional(text()),
});

/** Sessions, newest first. */
export function listSessions(query: URLSearchParams, checkout: Checkout) {
  const { limit = 10, customer, subscription } = sessionFilters(parseForm(query.toString()), "");
  const matching = [...checkout.stored]
    .reverse()
    .map(({ session }) => checkout.get(session.id).session)
    .filter(
      (session) =>
        (customer === undefined || session.customer === customer) &&
        (subscription === undefined || session.subscription === subscription),
    );
  return {
    object: "list",
    url: "/v1/checkout/sessions",
    has_more: matching.length > limit,
    data: matching.slice(0, limit),
  };
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
  return {
    object: "list",
    url: "/v1/invoice_payments",
    has_more: data.length > limit,
    data: data.slice(0, limit),
  };
}
