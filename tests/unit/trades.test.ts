import { expect, test } from "vitest";
import { tradeNamed, trades } from "~/content/trades";
import { demoProblems, writeFolders } from "../../scripts/demos";

test("each line of the list of trades has its folder, and each folder its line", () => {
  expect(writeFolders(trades.map(({ slug }) => slug))).toEqual([]);
});

const complete = ["plumber", "tree-surgeon"];

test.each([
  [
    "a line without a folder",
    [...complete, "baker"],
    complete,
    "there is no folder app/demos/baker",
  ],
  ["a folder without a line", ["plumber"], complete, 'has no line with the slug "tree-surgeon"'],
  ["a line twice", [...complete, "plumber"], complete, "stands there once"],
  ["a folder in capitals", ["Baker"], ["Baker"], "has small letters"],
  ["a folder without its page", ["bare"], ["bare"], "app/demos/bare lacks its page.tsx"],
])("the build says what to do about %s", (_, slugs, folders, sentence) => {
  const problems = demoProblems(slugs, folders, (it) => (it === "bare" ? ["page.tsx"] : []));
  expect(problems).toEqual([expect.stringContaining(sentence)]);
  expect(demoProblems(complete, complete, () => [])).toEqual([]);
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

const { name } = trades[0];

test.each([
  null,
  "",
  name.toLowerCase(),
  name.toUpperCase(),
  `${name} `,
  "Alchemist",
  "__proto__",
  `<b>${name}</b>`,
])("the industry parameter %j finds no trade", (industry) =>
  expect(tradeNamed(industry)).toBeUndefined(),
);
