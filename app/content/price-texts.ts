import { groupSeparator, priceInWords } from "./format";
import { prices, tax, totalToday } from "./site";

const written = () => [
  priceInWords(totalToday),
  priceInWords(prices.growthPerMonth),
  priceInWords(prices.setup),
  `${priceInWords(prices.budget.from)} - ${priceInWords(prices.budget.to)}`,
  groupSeparator(),
];

const texts =
  typeof document === "undefined" ? written() : document.documentElement.dataset.prices?.split("|");
const [today = "", monthly = "", setup = "", budget = "", group = ""] = texts ?? [];

/**
 * The prices as pages write them: "$1,497". A document hands them to its scripts, because the first use of Intl blocks a slow
 * phone for 80 ms.
 */
export const priceTexts = { today, monthly, setup, budget };

/** What stands after a price: ", plus VAT"; empty where there is no tax. */
export const taxNote = {
  none: "",
  included: `, including ${tax.name}`,
  added: `, plus ${tax.name}`,
}[tax.kind];

/** "$1,626 today, then $129 a month" */
export const offer = `${today} today, then ${monthly} a month${taxNote}`;

/** What a document hands over. */
export const dataPrices = texts?.join("|");

/** 1626 -> "1,626", for whole numbers. */
export function withSeparators(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, group);
}
