import { currencyInWords, money, smallestUnits, type Amount } from "~/content/format";
import { priceTexts } from "~/content/price-texts";
import { site, totalToday } from "~/content/site";

export const offerLines = [
  { label: "Launch Setup, once", price: priceTexts.setup },
  { label: "Growth Plan, first month", price: priceTexts.monthly },
];

export interface ReceiptLines {
  /** What each part cost; only where the parts add up to what was paid: an operator may charge other prices. */
  lines: { label: string; price?: string }[];
  total: string;
  /** "US dollars" */
  currency: string;
  /** What is charged each month from the next one on; not known in another currency. */
  monthly?: string;
}

export function receiptLines(paid: Amount): ReceiptLines {
  const inCurrency = paid.currency === site.currency;
  const asOffered = inCurrency && paid.cents === smallestUnits(totalToday);
  return {
    lines: asOffered
      ? offerLines
      : [{ label: "Launch Setup and the first month of the Growth Plan" }],
    total: money(paid),
    currency: currencyInWords(paid.currency),
    ...(inCurrency && { monthly: priceTexts.monthly }),
  };
}
