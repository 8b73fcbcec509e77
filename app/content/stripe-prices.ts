import { smallestUnits } from "./format";
import { prices, site, tax, totalToday } from "./site";

/** The prices as Stripe counts and taxes them; `tax` is the tax behavior of its Prices. */
export const stripePrices = {
  currency: site.currency,
  setup: smallestUnits(prices.setup),
  monthly: smallestUnits(prices.growthPerMonth),
  total: smallestUnits(totalToday),
  tax: ({ none: "unspecified", included: "inclusive", added: "exclusive" } as const)[tax.kind],
};
