import { nowInSeconds, stripeId } from "./ids";
import type { LineItem, StoredSession } from "./session";
import { taxOn, withTax } from "./tax-rates";

const RETRY_AFTER_SECONDS = 3 * 24 * 3600;

/** The fields of Stripe's Invoice that matter to a shop, as the newest API version has them. */
export type Invoice = ReturnType<typeof makeInvoice>;

/** The first invoice of a subscription: the one-time lines and the first month. */
export function firstInvoice(stored: StoredSession, created: number, paid: boolean): Invoice {
  const id = stored.session.invoice ?? stripeId("in_");
  const email = stored.session.customer_details?.email;
  return makeInvoice({ id, stored, lines: stored.lines, email, created, paid, first: true });
}

/** The invoice of a later month, to a customer who may have another email address by then. */
export function renewalInvoice(
  stored: StoredSession,
  email: string | undefined,
  created: number,
  paid: boolean,
): Invoice {
  const lines = stored.lines.filter(({ price }) => price.recurring);
  return makeInvoice({ id: stripeId("in_"), stored, lines, email, created, paid, first: false });
}

/** The same invoice, paid at a later attempt. */
export function paidAfterAll(invoice: Invoice): Invoice {
  return {
    ...invoice,
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status: "paid",
    status_transitions: { paid_at: invoice.next_payment_attempt ?? nowInSeconds() },
  };
}

export type InvoicePayment = ReturnType<typeof makeInvoicePayment>;

/** Links an invoice to the payment intent that paid it: neither of the two names the other. */
export function makeInvoicePayment(invoice: Invoice, paymentIntent: string) {
  return {
    id: stripeId("inpay_"),
    object: "invoice_payment",
    amount_paid: invoice.total,
    amount_requested: invoice.total,
    created: invoice.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: paymentIntent },
    status: "paid",
  };
}

function makeInvoice(from: {
  id: string;
  stored: StoredSession;
  lines: LineItem[];
  email: string | undefined;
  created: number;
  paid: boolean;
  first: boolean;
}) {
  const { id, stored, lines, email, created, paid, first } = from;
  const { session, subscriptionMetadata } = stored;
  const subtotal = lines.reduce((sum, line) => sum + line.amount_total, 0);
  const total = first ? session.amount_total : withTax(subtotal, stored.taxRate);
  const tax = first ? session.total_details.amount_tax : taxOn(subtotal, stored.taxRate);
  const page = `${stored.pagesUrl}/sandbox/invoice/${id}`;
  return {
    id,
    object: "invoice",
    amount_due: total,
    amount_paid: paid ? total : 0,
    amount_remaining: paid ? 0 : total,
    attempt_count: 1,
    attempted: true,
    billing_reason: first ? "subscription_create" : "subscription_cycle",
    collection_method: "charge_automatically",
    created,
    currency: session.currency,
    customer: session.customer,
    customer_address: session.customer_details?.address ?? null,
    customer_email: email ?? null,
    hosted_invoice_url: page,
    invoice_pdf: `${page}/pdf`,
    livemode: false,
    metadata: {},
    next_payment_attempt: paid || first ? null : created + RETRY_AFTER_SECONDS,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: {
        metadata: subscriptionMetadata,
        subscription: session.subscription,
      },
    },
    period_end: created,
    period_start: created,
    status: paid ? "paid" : "open",
    status_transitions: { paid_at: paid ? created : (null as number | null) },
    subtotal,
    total,
    total_taxes:
      tax > 0 ? [{ amount: tax, tax_rate_details: { tax_rate: stored.taxRate?.id } }] : [],
    lines: {
      object: "list",
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
      data: lines.map((line) => ({
        id: stripeId("il_"),
        object: "line_item",
        amount: line.amount_total,
        currency: line.currency,
        description: line.description,
        livemode: false,
        metadata: line.price.recurring ? subscriptionMetadata : {},
        pricing: {
          type: "price_details",
          price_details: { price: line.price.id, product: line.price.product },
          unit_amount_decimal: String(line.price.unit_amount),
        },
        quantity: line.quantity,
      })),
    },
  };
}
