// Every figure that the pages and the terms promise, except prices (site.ts).
export const materialsDueHours = 48;
export const feedbackDueHours = 24;
export const fastestTimelineHours = 72;
export const deliveryDays = { from: 3, to: 5 } as const;
export const contentEditsPerMonth = 2;
export const responseHours = 24;
export const uptimeTargetPercent = 99.9;
export const refundDays = 7;
export const cancellationNoticeDays = 30;
export const nonPaymentNoticeDays = 15;
export const changeNoticeDays = 30;
export const liabilityCapMonths = 12;
export const minimumAge = 18;
export const rightsAnswerMonths = 1;

const smallNumbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

export function inWords(amount: number): string {
  return smallNumbers[amount] ?? String(amount);
}

export function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

/** Where customers have ordered from. Without a number that you can prove, undefined: then no page speaks of it. */
const countries: string | undefined = "40+";

export const claims = {
  countries,
  paidThrough: "Stripe",
  /** A target and no guarantee: always show it with the word "target". */
  uptimeTarget: `${uptimeTargetPercent}%`,
  response: count(responseHours, "hour"),
  delivery: `${deliveryDays.from}-${deliveryDays.to} business days`,
  fastest: "five business days",
  materialsDue: count(materialsDueHours, "hour"),
  feedbackDue: count(feedbackDueHours, "hour"),
  editsPerMonth: inWords(contentEditsPerMonth),
  refundWithin: count(refundDays, "day"),
  notice: count(cancellationNoticeDays, "day"),
} as const;

/**
 * Where each claim comes from, such as "orders by country, January 2026": only its owner can say. `desk doctor --live` names
 * the claims without one.
 */
export const sources: Record<
  "countries" | "uptimeTarget" | "response" | "delivery" | "fastest",
  string
> = {
  countries: "",
  uptimeTarget: "",
  response: "",
  delivery: "",
  fastest: "",
};

/** A claim at the start of a sentence: "two small edits" -> "Two small edits". */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
