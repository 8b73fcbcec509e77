import type * as own from "~/content/site";

// What tests of modules read in place of app/content/site.ts, so that they can state texts and figures word for word.

export const site = {
  name: "Sitewright",
  tagline: "Custom-branded websites for the trades",
  description:
    "We design, build and look after a professional website for your trade or small firm, live in as little as five business days.",
  social: [
    { name: "Instagram", url: "https://www.instagram.com/sitewright" },
    { name: "Facebook", url: "https://www.facebook.com/sitewright" },
    { name: "X/Twitter", url: "https://x.com/sitewright" },
  ],
  language: "en",
  locale: "en-US",
  currency: "usd",
  referencePrefix: "SW",
} as const;

export const themeColor = { light: "#faf6ef", dark: "#10192a", demo: "#17233a" } as const;

export const tax: { kind: "none" | "included" | "added"; name: string } = {
  kind: "none",
  name: "sales tax",
};

export const prices = {
  setup: 1497,
  growthPerMonth: 129,
  minimumMonths: 3,
  budget: { from: 1500, to: 3000 },
};

export const totalToday = prices.setup + prices.growthPerMonth;

export const quotedPrices = {
  setup: 499,
  growthPerMonth: 49,
};

export const packageType = "launch-and-growth";
export const packageName = "Launch Setup and Growth Plan";

export const legalTextsUpdated = "October 2025";

({
  site,
  themeColor,
  tax,
  prices,
  totalToday,
  quotedPrices,
  packageType,
  packageName,
  legalTextsUpdated,
}) satisfies Record<keyof typeof own, unknown>;
