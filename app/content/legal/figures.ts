import { claims } from "../claims";
import { currencyInWords, priceInWords } from "../format";
import { priceTexts, taxNote } from "../price-texts";
import { retention } from "../retention";
import { prices, promises, quotedPrices, site, terms } from "../site";
import { count, countInWords } from "../words";

/** What a legal text may name in braces. An empty one is false in `{if name}`. */
export const figures: Readonly<Record<string, string>> = {
  siteName: site.name,
  currency: currencyInWords(site.currency),
  taxNote,
  setupPrice: priceTexts.setup,
  monthlyPrice: priceTexts.monthly,
  totalToday: priceTexts.today,
  quotedSetup: priceInWords(quotedPrices.setup),
  quotedMonthly: priceInWords(quotedPrices.growthPerMonth),
  pricesDiffer:
    quotedPrices.setup !== prices.setup || quotedPrices.growthPerMonth !== prices.growthPerMonth
      ? "yes"
      : "",
  minimumMonths: String(prices.minimumMonths),
  minimumTerm: countInWords(prices.minimumMonths, "month"),
  deliveryDays: claims.delivery,
  contentEditsPerMonth: claims.contentEdits,
  fastestTimelineHours: claims.fastestTimeline,
  minimumAge: String(terms.minimumAge),
  uptimeTargetPercent: String(promises.uptimeTargetPercent ?? ""),
  materialsDueHours: claims.materialsDue,
  feedbackDueHours: claims.feedbackDue,
  responseHours: claims.response ?? "",
  refundDays: claims.refundWithin,
  cancellationNoticeDays: count(terms.cancellationNoticeDays, "day"),
  nonPaymentNoticeDays: count(terms.nonPaymentNoticeDays, "day"),
  changeNoticeDays: count(terms.changeNoticeDays, "day"),
  liabilityCapMonths: count(terms.liabilityCapMonths, "month"),
  rightsAnswerMonths: count(terms.rightsAnswerMonths, "month"),
  networkHours: count(retention.networkHours, "hour"),
  unpaidOrderDays: count(retention.unpaidOrderDays, "day"),
  draftDays: count(retention.draftDays, "day"),
  savedDraftDays: count(retention.savedDraftDays, "day"),
  orderDraftDays: count(retention.orderDraftDays, "day"),
  submittedFileDays: count(retention.submittedFileDays, "day"),
  removedFileDays: count(retention.removedFileDays, "day"),
  orderYears: count(retention.orderYears, "year"),
  consentCookieYears: count(retention.consentCookieYears, "year"),
  orderCookieDays: count(retention.orderCookieDays, "day"),
  messageCookieHours: count(retention.messageCookieHours, "hour"),
};

/** What only the environment of a running site knows; a text may name these too. */
export const siteValues = ["supportEmail", "customerPortal"] as const;

/**
 * Puts values in for `{name}`, and keeps the first or the second part of `{if name}…{else}…{end}`. Names without a value
 * here are left as they are.
 */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const chosen = text.replace(
    /\{if (\w+)\}(.*?)(?:\{else\}(.*?))?\{end\}/gs,
    (whole, name: string, then: string, otherwise = "") =>
      name in values ? (values[name] ? then : otherwise) : whole,
  );
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
