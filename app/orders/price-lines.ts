import { money, type Amount } from "~/content/format";
import { dollars, prices, totalToday } from "~/content/site";

export const offerLines = [
  { label: "Launch Setup, once", price: dollars(prices.setup) },
  { label: "Growth Plan, first month", price: dollars(prices.growthPerMonth) },
];

export interface ReceiptLines {
  /** What each part cost; only where the parts add up to what was paid: an operator may charge other prices. */
  lines: { label: string; price?: string }[];
  total: string;
  /** "US dollars", or the letters of another currency. */
  currency: string;
  /** What is charged each month from the next one on; not known in another currency. */
  monthly?: string;
}

export function receiptLines(paid: Amount): ReceiptLines {
  const inDollars = paid.currency === prices.currency;
  const asOffered = inDollars && paid.cents === totalToday * 100;
  return {
    lines: asOffered
      ? offerLines
      : [{ label: "Launch Setup and the first month of the Growth Plan" }],
    total: money(paid),
    currency: inDollars ? "US dollars" : paid.currency.toUpperCase(),
    ...(inDollars && { monthly: dollars(prices.growthPerMonth) }),
  };
}
