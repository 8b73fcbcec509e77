import { currencyInWords, groupSeparator, priceInWords } from "./format";
import { prices, quotedPrices, site, totalToday } from "./site";

const written = () => ({
  setup: priceInWords(prices.setup),
  monthly: priceInWords(prices.growthPerMonth),
  today: priceInWords(totalToday),
  quotedSetup: priceInWords(quotedPrices.setup),
  quotedMonthly: priceInWords(quotedPrices.growthPerMonth),
  budget: `${priceInWords(prices.budget.from)} - ${priceInWords(prices.budget.to)}`,
  currency: currencyInWords(site.currency),
  group: groupSeparator(),
});

/**
 * The prices as pages write them: "$1,497". A document hands them to its scripts, because the first use of Intl blocks a slow
 * phone for 80 ms.
 */
export const priceTexts: ReturnType<typeof written> =
  typeof document === "undefined"
    ? written()
    : JSON.parse(document.documentElement.dataset.prices ?? "{}");

/** 1626 -> "1,626", for whole numbers. */
export function withSeparators(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, priceTexts.group);
}
