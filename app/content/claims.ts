/**
 * Every figure the pages promise, prices aside (those are in site.ts), worded as it is shown.
 * The terms state the same figures: tests/unit/claims.test.ts fails where the two part ways.
 */
export const claims = {
  /** Businesses from this many countries are served. */
  countries: "40+",
  paidThrough: "Stripe",
  /** A target, never a guarantee: always show it with that word. */
  uptimeTarget: "99.9%",
  response: "24 hours",
  delivery: "3-5 business days",
  fastest: "five business days",
  materialsDue: "48 hours",
  feedbackDue: "24 hours",
  editsPerMonth: "two",
  refundWithin: "7 days",
  notice: "30 days",
} as const;
