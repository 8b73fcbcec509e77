import { shortMoney, type Amount } from "~/content/format";
import { dollars, prices, totalToday } from "~/content/site";

/** One line of the first payment, formatted. */
export interface PriceLine {
  label: string;
  price: string;
}

/** What the first payment is made of. */
export const offerLines: PriceLine[] = [
  { label: "Launch Setup, once", price: dollars(prices.setup) },
  { label: "Growth Plan, first month", price: dollars(prices.growthPerMonth) },
];

/** What a receipt shows as paid, formatted for both the page and the email. */
export interface ReceiptLines {
  /** What each part cost; only where the parts add up to what was paid: an operator may charge other prices. */
  lines: (Pick<PriceLine, "label"> & Partial<PriceLine>)[];
  total: string;
  /** "US dollars", or the letters of another currency. */
  currency: string;
  /** What is charged each month from the next one on; not known in another currency. */
  monthly?: string;
}

/** The lines of a receipt for what Stripe says was paid. */
export function receiptLines(paid: Amount): ReceiptLines {
  const inDollars = paid.currency === prices.currency;
  const asOffered = inDollars && paid.cents === totalToday * 100;
  return {
    lines: asOffered
      ? offerLines
      : [{ label: "Launch Setup and the first month of the Growth Plan" }],
    total: shortMoney(paid),
    currency: inDollars ? "US dollars" : paid.currency.toUpperCase(),
    ...(inDollars && { monthly: dollars(prices.growthPerMonth) }),
  };
}
