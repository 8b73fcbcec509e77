import { expect, test } from "vitest";
import { dayInWords, money, plainMoney } from "~/content/format";
import { dollars, packageType, prices, quotedPrices, totalToday } from "~/content/site";

test.each([
  [162_600, "usd", "$1,626", "1626.00 USD"],
  [0, "usd", "$0", "0.00 USD"],
  [100, "jpy", "¥100", "100 JPY"],
  [10_000, "ugx", "UGX 100", "100.00 UGX"],
  [1_500, "kwd", "KWD 1.500", "1.500 KWD"],
])(
  "%d of the currency %s is formatted with as many decimals as Stripe counts",
  (cents, currency, short, plain) => {
    const words = (text: string) => text.replace(/\s/g, " ");
    expect(words(money({ cents, currency }))).toBe(short);
    expect(plainMoney({ cents, currency })).toBe(plain);
  },
);

test.each([
  ["2026-11-21T08:00:00.000Z", "November 21, 2026"],
  ["2027-01-01T00:00:00.000Z", "January 1, 2027"],
])("the moment %s is written as %s, in UTC", (moment, day) => {
  expect(dayInWords(moment)).toBe(day);
});

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
