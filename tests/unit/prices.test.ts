import { expect, test } from "vitest";
import { dollars, packageType, prices, quotedPrices, totalToday } from "~/content/site";

// tests/site/prices.test.ts shows where the pages and the receipt state them.
test("the charged prices, today's total and the prices quoted elsewhere are the specification's", () => {
  expect(prices).toEqual({ currency: "usd", setup: 1497, growthPerMonth: 129, minimumMonths: 3 });
  expect(packageType).toBe("launch-and-growth");
  expect(totalToday).toBe(1626);
  expect(quotedPrices).toEqual({ setup: 499, growthPerMonth: 49 });
});

test("dollars are written with a thousands separator", () => {
  const words = ["$0", "$129", "$1,497", "$1,626", "$1,000,000"];
  expect([0, 129, 1497, 1626, 1_000_000].map(dollars)).toEqual(words);
});
