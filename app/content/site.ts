/** The brand: what an operator edits to make this site their own. The support address is SUPPORT_EMAIL. */
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
  /** The language of the pages and emails, and how dates, numbers and money are written in it (BCP 47). */
  language: "en",
  locale: "en-US",
  /** Of all prices (ISO 4217, as Stripe writes it). */
  currency: "usd",
  /** What the reference of an order begins with. */
  referencePrefix: "SW",
} as const;

/** The background of each color scheme, which a browser's own interface takes on. The other colors: app/content/tokens.ts. */
export const themeColor = { light: "#faf6ef", dark: "#10192a", demo: "#17233a" } as const;

/**
 * What the law makes buyers pay on the prices: `none`, `included` in them, or `added` to them; `name` is the country's word,
 * such as VAT or GST. By the rate of STRIPE_TAX_RATE, or else as Stripe Tax reckons it.
 */
export const tax: { kind: "none" | "included" | "added"; name: string } = {
  kind: "none",
  name: "sales tax",
};

/** In whole units of the site's currency, for Stripe, pages and emails. */
export const prices = {
  setup: 1497,
  growthPerMonth: 129,
  minimumMonths: 3,
  /** An example in the order form, of a budget for extras. */
  budget: { from: 1500, to: 3000 },
};

/** The first payment: the setup and the first month. */
export const totalToday = prices.setup + prices.growthPerMonth;

/** Prices quoted in terms and structured data. They differ from the charged ones until an operator reconciles them. */
export const quotedPrices = {
  setup: 499,
  growthPerMonth: 49,
};

export const packageType = "launch-and-growth";
export const packageName = "Launch Setup and Growth Plan";

/** When the terms of service and the privacy policy were last changed, as they say; stored with each order. */
export const legalTextsUpdated = "October 2025";
