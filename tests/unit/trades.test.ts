import { expect, test } from "vitest";
import { tradeNamed, trades } from "~/content/trades";

test("the nine trades are the specification's, in the gallery's order", () => {
  expect(trades.map(({ category }) => category)).toEqual([
    "Plumbers",
    "Carpenters",
    "Electricians",
    "Painters & Decorators",
    "Landscapers/Gardeners",
    "Cleaners",
    "Locksmiths",
    "Glaziers",
    "Builders/General Contractors",
  ]);
  expect(trades.map(({ slug }) => slug).sort()).toEqual(
    trades.map(({ name }) => name.toLowerCase()).sort(),
  );
});

test.each(trades)(
  "the industry parameter finds $name by its trade name and by its gallery category",
  (trade) => {
    expect(tradeNamed(trade.name)).toBe(trade);
    expect(tradeNamed(trade.category)).toBe(trade);
    const sent = new URLSearchParams(`industry=${encodeURIComponent(trade.category)}`);
    expect(tradeNamed(sent.get("industry"))).toBe(trade);
  },
);

test.each([null, "", "plumber", "PLUMBER", "Plumber ", "Dentist", "__proto__", "<b>Plumber</b>"])(
  "the industry parameter %j finds no trade",
  (industry) => expect(tradeNamed(industry)).toBeUndefined(),
);
