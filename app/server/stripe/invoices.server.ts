import type Stripe from "stripe";
import { timestamp } from "~/server/time/time";
import { askStripe } from "./stripe-queries.server";
import { stripe } from "./stripe.server";

export type ReportedInvoice = Awaited<ReturnType<typeof readInvoice>>;

/** The shop asks for it no more; one that is uncollectible may be paid all the same. */
const givenUp = new Set<Stripe.Invoice.Status | null>(["void", "uncollectible"]);

/** What the site reads of an invoice; amounts in the currency's smallest unit. Throws StripeUnreachable. */
export async function readInvoice(invoice: Stripe.Invoice, paid: boolean) {
  const { id, status, amount_due, amount_paid, subtotal, currency, created } = invoice;
  const total = paid ? (amount_paid ?? amount_due) : amount_due;
  const taxes = (invoice.total_taxes ?? []).filter(({ amount }) => amount > 0);
  const discounts = invoice.total_discount_amounts ?? [];
  const rates = await Promise.all(
    taxes.flatMap(({ tax_rate_details: rate }) => (rate ? [findPercentage(rate.tax_rate)] : [])),
  );
  return {
    id,
    state: paid
      ? ("paid" as const)
      : givenUp.has(status)
        ? ("forgiven" as const)
        : ("failed" as const),
    amount_subtotal: subtotal ?? total,
    amount_discount: discounts.reduce((sum, { amount }) => sum + amount, 0),
    amount_tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    amount_total: total,
    currency,
    tax_rate: [...new Set(rates.flatMap((rate) => rate ?? []))].join(" + ") || null,
    tax_country: invoice.customer_address?.country ?? null,
    created_at: moment(created),
    moved_at: paid ? moment(invoice.status_transitions?.paid_at ?? created) : null,
  };
}

/** Throws StripeUnreachable. */
export async function isInvoicePaid(id: string): Promise<boolean> {
  return (await askStripe(stripe.invoices.retrieve(id)))?.status === "paid";
}

const moment = (seconds: number) => timestamp(new Date(seconds * 1000));

/** The percentage of a rate never changes (https://docs.stripe.com/api/tax_rates). */
const percentages = new Map<string, number>();

async function findPercentage(rate: string): Promise<number | undefined> {
  const known = percentages.get(rate);
  if (known !== undefined) return known;
  const percentage = (await askStripe(stripe.taxRates.retrieve(rate)))?.percentage;
  if (percentage !== undefined) percentages.set(rate, percentage);
  return percentage;
}
