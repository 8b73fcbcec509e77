import type * as own from "~/content/site";

// What tests of modules read in place of app/content/site.ts, so that they can state texts and figures word for word.

export const promises: typeof own.promises = {
  countries: "40+",
  responseHours: 24,
  uptimeTargetPercent: 99.9,
  fastestDays: 5,
};

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

export const terms = {
  deliveryDays: { from: 3, to: 5 },
  fastestTimelineHours: 72,
  materialsDueHours: 48,
  feedbackDueHours: 24,
  contentEditsPerMonth: 2,
  refundDays: 7,
  cancellationNoticeDays: 30,
  nonPaymentNoticeDays: 15,
  changeNoticeDays: 30,
  liabilityCapMonths: 12,
  minimumAge: 18,
  rightsAnswerMonths: 1,
};

export const delivery = "3-5 business days";

export const totalToday = prices.setup + prices.growthPerMonth;

export const quotedPrices = {
  setup: 499,
  growthPerMonth: 49,
};

export const packageType = "launch-and-growth";
export const packageName = "Launch Setup and Growth Plan";

export const legalTextsUpdated = "October 2025";

({
  promises,
  site,
  tax,
  prices,
  terms,
  delivery,
  totalToday,
  quotedPrices,
  packageType,
  packageName,
  legalTextsUpdated,
}) satisfies Record<keyof typeof own, unknown>;
