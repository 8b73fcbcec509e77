/** The figures that the dates of an order are computed from (ordering/plan.ts). */
export const materialsDueHours = 48;
export const deliveryDays = { from: 3, to: 5 } as const;

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
  delivery: `${deliveryDays.from}-${deliveryDays.to} business days`,
  fastest: "five business days",
  materialsDue: `${materialsDueHours} hours`,
  feedbackDue: "24 hours",
  editsPerMonth: "two",
  refundWithin: "7 days",
  notice: "30 days",
} as const;

/** A claim at the start of a sentence: "two small edits" -> "Two small edits". */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
