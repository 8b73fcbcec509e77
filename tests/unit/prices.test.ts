import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { dollars, packageType, prices, quotedPrices, totalToday } from "~/content/site";
import { growthPlan, launchSetup } from "~/landing/pricing-content";
import { structuredData } from "~/landing/structured-data";
import { OfferSummary } from "~/ordering/contact-sections";
import { textOf } from "../support/http/http-client";

test("the charged prices are the specification's", () => {
  expect(prices).toEqual({ currency: "usd", setup: 1497, growthPerMonth: 129, minimumMonths: 3 });
  expect(packageType).toBe("launch-and-growth");
});

test("today's total is the setup price plus the first month", () => {
  expect(totalToday).toBe(1626);
  expect(totalToday).toBe(prices.setup + prices.growthPerMonth);
});

test("prices are whole cents, as Stripe requires", () => {
  expect([prices.setup * 100, prices.growthPerMonth * 100]).toEqual([149_700, 12_900]);
});

test("dollars are written with a thousands separator", () => {
  expect([0, 129, 1497, 1626, 1_000_000].map(dollars)).toEqual([
    "$0",
    "$129",
    "$1,497",
    "$1,626",
    "$1,000,000",
  ]);
});

test("the plans and the offer summary show the charged prices", () => {
  expect(launchSetup).toMatchObject({ name: "Launch Setup", price: "$1,497", isPrimary: true });
  expect(growthPlan).toMatchObject({
    name: "Growth Plan",
    price: "$129",
    callToAction: "Required",
  });
  const summary = textOf(renderToStaticMarkup(createElement(OfferSummary)));
  for (const amount of ["$1,497", "$129", "$1,626"]) expect(summary).toContain(amount);
});

test("the structured data keeps the specification's other prices", () => {
  expect(quotedPrices).toEqual({ setup: 499, growthPerMonth: 49 });
  const { priceRange } = structuredData({ siteUrl: "http://site.test", supportEmail: "a@b.test" });
  expect(priceRange).toContain("$499");
  expect(priceRange).toContain("$49 ");
});
