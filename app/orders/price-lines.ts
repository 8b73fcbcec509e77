import { currencyInWords, money, percent } from "~/content/format";
import { priceTexts, taxNote } from "~/content/price-texts";
import { site, tax } from "~/content/site";
import { stripePrices } from "~/content/stripe-prices";
import type { LedgerTable } from "~/server/database/money-tables";

export const offerLines = [
  { label: "Launch Setup, once", price: priceTexts.setup },
  { label: "Growth Plan, first month", price: priceTexts.monthly },
];

/** What Stripe reported of a payment. */
export type Paid = Pick<
  LedgerTable,
  | "amount_subtotal"
  | "amount_discount"
  | "amount_tax"
  | "amount_total"
  | "currency"
  | "tax_rate"
  | "tax_country"
>;

export interface ReceiptLines {
  /** The parts of the total; of what was sold the prices only where they are those of today. */
  lines: { label: string; price?: string }[];
  total: string;
  /** "US dollars" */
  currency: string;
  /** "VAT (19%): €158.07, and €831.93 without it", where the prices include it. */
  includes?: string;
  /** What is charged each month from the next one on; not known in another currency. */
  monthly?: string;
}

export function receiptLines(paid: Paid): ReceiptLines {
  const { currency, amount_subtotal: subtotal, amount_discount: discount } = paid;
  const { amount_tax: taxed, amount_total: total } = paid;
  const amount = (cents: number) => money({ cents, currency });
  const inCurrency = currency === site.currency;
  const added = subtotal - discount < total ? taxed : 0;
  const rest = [
    ...(discount > 0 ? [{ label: "Discount", price: amount(-discount) }] : []),
    ...(added > 0 ? [{ label: taxLabel(paid), price: amount(added) }] : []),
  ];
  const isWhole = subtotal - discount + added === total;
  const isOffer = inCurrency && subtotal === stripePrices.total;
  const sold = { label: "Launch Setup and the first month of the Growth Plan" };
  const priced = rest.length > 0 ? { ...sold, price: amount(subtotal) } : sold;
  return {
    lines: isWhole ? [...(isOffer ? offerLines : [priced]), ...rest] : [sold],
    total: amount(total),
    currency: currencyInWords(currency),
    ...(added === 0 &&
      taxed > 0 && {
        includes: `${taxLabel(paid)}: ${amount(taxed)}, and ${amount(total - taxed)} without it`,
      }),
    ...(inCurrency && { monthly: `${priceTexts.monthly} a month${taxNote}` }),
  };
}

/** "VAT (19%)" */
export function taxLabel({ tax_rate: rates }: Pick<Paid, "tax_rate">): string {
  return rates ? `${tax.name} (${rates.split(" + ").map(percent).join(" + ")})` : tax.name;
}
