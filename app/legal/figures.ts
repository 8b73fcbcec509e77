/** Every figure the legal pages promise except prices (content/site.ts). */
export const refundDays = 7;
export const cancellationNoticeDays = 30;
export const nonPaymentNoticeDays = 15;
export const changeNoticeDays = 30;

export const materialsDueHours = 48;
export const feedbackDueHours = 24;
export const fastestTimelineHours = 72;
export const deliveryBusinessDays = { from: 3, to: 5 } as const;

export const contentEditsPerMonth = 2;
export const responseHours = 24;
export const uptimeTargetPercent = 99.9;
export const liabilityCapMonths = 12;
export const minimumAge = 18;

export const rightsAnswerMonths = 1;

/** 1, "day" -> "1 day"; 30, "day" -> "30 days" */
export function count(amount: number, unit: string): string {
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}

const smallNumbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** 2 -> "two"; from ten on, the digits. */
export function inWords(amount: number): string {
  return smallNumbers[amount] ?? String(amount);
}
