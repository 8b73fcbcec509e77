import { delivery, prices, promises, terms } from "./site";
import { count, countInWords } from "./words";

const { countries, responseHours, uptimeTargetPercent, fastestDays } = promises;

/** The terms and promises of site.ts, as pages and emails write them. An optional one is undefined where site.ts has none. */
export const claims = {
  countries,
  paidThrough: "Stripe",
  /** A target and no guarantee: always show it with the word "target". */
  uptimeTarget: uptimeTargetPercent ? `${uptimeTargetPercent}%` : undefined,
  response: responseHours ? count(responseHours, "hour") : undefined,
  fastest: fastestDays ? countInWords(fastestDays, "business day") : undefined,
  delivery,
  fastestTimeline: count(terms.fastestTimelineHours, "hour"),
  materialsDue: count(terms.materialsDueHours, "hour"),
  feedbackDue: count(terms.feedbackDueHours, "hour"),
  edits: countInWords(terms.contentEditsPerMonth, "small edit"),
  contentEdits: countInWords(terms.contentEditsPerMonth, "small content edit"),
  /** The verb after these edits. */
  editsAre: terms.contentEditsPerMonth === 1 ? "is" : "are",
  minimum: count(prices.minimumMonths, "month"),
  refundWithin: count(terms.refundDays, "day"),
  notice: `${count(terms.cancellationNoticeDays, "day")}${terms.cancellationNoticeDays === 1 ? "'s" : "'"} notice`,
};
