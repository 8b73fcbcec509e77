import { groupSeparator, priceInWords } from "./format";
import { prices, totalToday } from "./site";

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

/** What a document hands over. */
export const dataPrices = texts?.join("|");

/** 1626 -> "1,626", for whole numbers. */
export function withSeparators(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, group);
}
