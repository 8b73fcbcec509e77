import { expect, test } from "vitest";
import { siteProblems } from "~/content/check-site";
import { prices, promises, quotedPrices, site, tax, terms } from "~/content/site";

const content = { site, tax, prices, quotedPrices, terms, promises };
type Content = typeof content;
const withSite = (changes: object) => ({ ...content, site: { ...site, ...changes } }) as Content;
const withPrices = (changes: object, currency = "usd") =>
  ({ ...withSite({ currency }), prices: { ...prices, ...changes } }) as Content;
const withTerms = (changes: object) => ({ ...content, terms: { ...terms, ...changes } });
const withPromises = (changes: object) => ({ ...content, promises: { ...promises, ...changes } });

test("the site's own content has no problem", () => {
  expect(siteProblems()).toEqual([]);
});

test.each([
  ["another currency, with prices in cents", withPrices({ setup: 989.99 }, "eur")],
  ["a currency without decimals", withPrices({ setup: 150_000 }, "jpy")],
  ["a language of another country", withSite({ language: "de", locale: "de-AT" })],
  ["no profiles", withSite({ social: [] })],
  ["no promise", { ...content, promises: {} }],
  ["one day of delivery", withTerms({ deliveryDays: { from: 1, to: 1 } })],
])("%s is fine", (_, given) => {
  expect(siteProblems(given)).toEqual([]);
});

test.each([
  ["a currency that is none", withSite({ currency: "euro" }), 'site.currency is "euro"'],
  ["a currency in capitals", withSite({ currency: "EUR" }), 'site.currency is "EUR"'],
  ["a locale that is none", withSite({ locale: "en_US" }), 'site.locale is "en_US"'],
  ["no language", withSite({ language: "" }), 'site.language is ""'],
  ["a prefix with a dash", withSite({ referencePrefix: "S-W" }), 'referencePrefix is "S-W"'],
  [
    "a profile without https",
    withSite({ social: [{ name: "X", url: "x.com/a" }] }),
    'has "x.com/a" for X',
  ],
  [
    "a tax without a word",
    { ...content, tax: { kind: "added" as const, name: " " } },
    "tax.name is",
  ],
  ["half a month", withPrices({ minimumMonths: 0.5 }), "prices.minimumMonths is 0.5"],
  ["no refund", withTerms({ refundDays: 0 }), "terms.refundDays is 0"],
  ["half an edit", withTerms({ contentEditsPerMonth: 0.5 }), "contentEditsPerMonth is 0.5"],
  ["days from none", withTerms({ deliveryDays: { from: 0, to: 5 } }), "deliveryDays.from is 0"],
  ["days backwards", withTerms({ deliveryDays: { from: 5, to: 3 } }), "is from 5 to 3"],
  ["an answer before its time", withPromises({ responseHours: -1 }), "responseHours is -1"],
  ["more than always", withPromises({ uptimeTargetPercent: 101 }), "uptimeTargetPercent is 101"],
  ["countries without a number", withPromises({ countries: "" }), 'promises.countries is ""'],
  ["a price of nothing", withPrices({ growthPerMonth: 0 }), "prices.growthPerMonth is 0"],
  ["half a yen", withPrices({ setup: 990.5 }, "jpy"), "prices.setup is 990.5"],
  ["a tenth of a cent", withPrices({ setup: 9.999 }), "prices.setup is 9.999"],
])("%s is one problem, which names what to write", (_, given, words) => {
  const problems = siteProblems(given);
  expect(problems).toEqual([expect.stringContaining(words)]);
  expect(problems[0]).toContain(": write ");
});
