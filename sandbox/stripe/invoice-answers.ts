import type { Account } from "./account";
import { hash, integer, list, oneOf, optional, text } from "./checks";
import { parseForm } from "./form";

const listParameters = hash({
  limit: optional(integer(1, 100)),
  payment: optional(hash({ type: oneOf("payment_intent"), payment_intent: text() })),
  expand: optional(list(oneOf("data.invoice"))),
});

/** The invoices that a payment intent paid, none where it paid for something else; of all where none is named. */
export function listInvoicePayments(query: URLSearchParams, accounts: Account[]) {
  const { limit = 10, payment, expand } = listParameters(parseForm(query.toString()), "");
  const data = accounts.flatMap(({ invoices, invoicePayments }) =>
    invoicePayments
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
