import { expect, test } from "vitest";
import { currencyInWords, dayInWords, money, plainMoney, smallestUnits } from "~/content/format";
import { withSeparators } from "~/content/price-texts";

test.each([
  [162_600, "usd", "$1,626", "1626.00 USD"],
  [0, "usd", "$0", "0.00 USD"],
  [162_650, "usd", "$1,626.50", "1626.50 USD"],
  [100, "jpy", "¥100", "100 JPY"],
  [100, "mga", "MGA 100", "100 MGA"],
  [10_000, "ugx", "UGX 100", "100.00 UGX"],
  [1_500, "kwd", "KWD 1.500", "1.500 KWD"],
])(
  "%d of the currency %s is formatted with as many decimals as Stripe counts",
  (cents, currency, short, plain) => {
    const units = Number(plain.split(" ")[0]);
    expect(smallestUnits(units, currency)).toBe(cents);
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
test("whole numbers are written with a thousands separator", () => {
  const words = ["0", "129", "1,497", "1,000,000"];
  expect([0, 129, 1497, 1_000_000].map(withSeparators)).toEqual(words);
});

test.each([
  ["usd", "US dollars"],
  ["eur", "euros"],
  ["jpy", "Japanese yen"],
])("the currency %s is named %s", (currency, name) => {
  expect(currencyInWords(currency)).toBe(name);
});
