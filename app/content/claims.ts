/**
 * Every figure the pages promise except prices (site.ts), worded as shown. The terms state the same figures:
 * tests/unit/claims.test.ts fails where they differ.
 */
export const claims = {
  /** How many countries customers come from. */
  countries: "40+",
  paidThrough: "Stripe",
  /** A target and no guarantee: always show it with the word "target". */
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

/** A claim at the start of a sentence: "two small edits" -> "Two small edits". */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
