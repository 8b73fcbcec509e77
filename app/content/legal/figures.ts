import * as claims from "../claims";
import { currencyInWords, priceInWords } from "../format";
import { priceTexts, taxNote } from "../price-texts";
import { retention } from "../retention";
import { prices, quotedPrices, site } from "../site";

const { count, inWords } = claims;

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
  minimumTerm: `${inWords(prices.minimumMonths)} months`,
  deliveryDays: `${claims.deliveryDays.from}-${claims.deliveryDays.to}`,
  contentEditsPerMonth: inWords(claims.contentEditsPerMonth),
  fastestTimelineHours: String(claims.fastestTimelineHours),
  minimumAge: String(claims.minimumAge),
  uptimeTargetPercent: String(claims.uptimeTargetPercent),
  materialsDueHours: count(claims.materialsDueHours, "hour"),
  feedbackDueHours: count(claims.feedbackDueHours, "hour"),
  responseHours: count(claims.responseHours, "hour"),
  refundDays: count(claims.refundDays, "day"),
  cancellationNoticeDays: count(claims.cancellationNoticeDays, "day"),
  nonPaymentNoticeDays: count(claims.nonPaymentNoticeDays, "day"),
  changeNoticeDays: count(claims.changeNoticeDays, "day"),
  liabilityCapMonths: count(claims.liabilityCapMonths, "month"),
  rightsAnswerMonths: count(claims.rightsAnswerMonths, "month"),
  networkHours: count(retention.networkHours, "hour"),
  unpaidOrderDays: count(retention.unpaidOrderDays, "day"),
  draftDays: count(retention.draftDays, "day"),
  savedDraftDays: count(retention.savedDraftDays, "day"),
  orderDraftDays: count(retention.orderDraftDays, "day"),
  submittedFileDays: count(retention.submittedFileDays, "day"),
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
