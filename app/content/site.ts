import { count, countInWords } from "./words";

/** What the pages claim where it is true. Without a line, no page says it. */
export const promises: Promises = {
  /** Where customers have ordered from: a number that you can prove. */
  countries: "40+",
  /** In which a person answers. */
  responseHours: 24,
  /** A target and no guarantee. */
  uptimeTargetPercent: 99.9,
  /** Business days from all materials until a site can be live. */
  fastestDays: 5,
};

interface Promises {
  countries?: string;
  responseHours?: number;
  uptimeTargetPercent?: number;
  fastestDays?: number;
}

/** The brand: what an operator edits to make this site their own. The support address is SUPPORT_EMAIL. */
export const site = {
  name: "Sitewright",
  tagline: "Custom-branded websites for the trades",
  description: `We design, build and look after a professional website for your trade or small firm${
    promises.fastestDays
      ? `, live in as little as ${countInWords(promises.fastestDays, "business day")}`
      : ""
  }.`,
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

/** What is agreed besides prices, in whole numbers: pages, emails, dates and the terms of service follow. */
export const terms = {
  /** Business days from the payment and all materials until the site can be looked at. */
  deliveryDays: { from: 3, to: 5 },
  /** The shortest timeline that an order may wish for. */
  fastestTimelineHours: 72,
  materialsDueHours: 48,
  feedbackDueHours: 24,
  contentEditsPerMonth: 2,
  /** From delivery on. */
  refundDays: 7,
  cancellationNoticeDays: 30,
  nonPaymentNoticeDays: 15,
  changeNoticeDays: 30,
  liabilityCapMonths: 12,
  minimumAge: 18,
  /** In which a question about personal data is answered. */
  rightsAnswerMonths: 1,
};

const { from, to } = terms.deliveryDays;

/** The days of delivery in words, apart from the other claims for the sake of the onboarding page's weight. */
export const delivery = `${from === to ? "" : `${from}-`}${count(to, "business day")}`;

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
