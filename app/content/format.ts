import { site } from "./site";

/** An amount in the currency's smallest unit, with its currency as Stripe writes it. */
export interface Amount {
  cents: number;
  currency: string;
}

/** The currencies that Stripe does not count in hundredths (https://docs.stripe.com/currencies#zero-decimal). */
const decimals = {
  ...Object.fromEntries(
    "bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" ").map((one) => [one, 0]),
  ),
  ...Object.fromEntries("bhd jod kwd omr tnd".split(" ").map((one) => [one, 3])),
};

function decimalsOf(currency: string): number {
  return decimals[currency.toLowerCase()] ?? 2;
}

/** A price of site.ts as Stripe counts it: 1497 -> 149700 in US dollars, 1497 in yen. */
export function smallestUnits(price: number, currency: string = site.currency): number {
  return Math.round(price * 10 ** decimalsOf(currency));
}

/** { cents: 162600, currency: "usd" } -> "$1,626", as prices are written; "$1,626.50" keeps its cents. */
export function money({ cents, currency }: Amount): string {
  const units = cents / 10 ** decimalsOf(currency);
  const digits = Number.isInteger(units) ? 0 : decimalsOf(currency);
  return new Intl.NumberFormat(site.locale, {
    ...{ style: "currency", currency },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  }).format(units);
}

/** A price of site.ts in words: 1497 -> "$1,497". */
export function priceInWords(price: number): string {
  return money({ cents: smallestUnits(price), currency: site.currency });
}

/** { cents: 162600, currency: "usd" } -> "1626.00" */
export function plainAmount({ cents, currency }: Amount): string {
  const digits = decimalsOf(currency);
  return (cents / 10 ** digits).toFixed(digits);
}

/** { cents: 162600, currency: "usd" } -> "1626.00 USD" */
export function plainMoney(amount: Amount): string {
  return `${plainAmount(amount)} ${amount.currency.toUpperCase()}`;
}

/** "usd" -> "US dollars" */
export function currencyInWords(currency: string): string {
  const format = new Intl.NumberFormat(site.locale, {
    ...{ style: "currency", currency, currencyDisplay: "name" },
  });
  return format
    .formatToParts(2)
    .filter(({ type }) => type === "currency")
    .at(-1)!.value;
}

/** "8.875" -> "8.875%" */
export function percent(rate: string): string {
  return new Intl.NumberFormat(site.locale, {
    ...{ style: "percent", maximumFractionDigits: 4 },
  }).format(Number(rate) / 100);
}

/** "AT" -> "Austria"; what is no ISO 3166 code stays. */
export function countryInWords(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(site.locale, { type: "region" }).of(code) ?? code;
}

/** What separates thousands: "," in 1,626. */
export function groupSeparator(): string {
  const parts = new Intl.NumberFormat(site.locale).formatToParts(1_234_567);
  return parts.find(({ type }) => type === "group")?.value ?? "";
}

/** "2026-11-21T23:59:00.000Z" -> "November 21, 2026": the day in UTC, with the month in words. */
export function dayInWords(moment: string | Date): string {
  return new Intl.DateTimeFormat(site.locale, {
    ...{ day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
  }).format(new Date(moment));
}

/** "2026-11-27" -> "Friday, November 27"; with the year where that is not the year of `today`. */
export function weekdayInWords(date: string, today: string): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return (sameYear ? weekdays : datedWeekdays).format(new Date(date));
}

const weekday = { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" } as const;
const weekdays = new Intl.DateTimeFormat(site.locale, weekday);
const datedWeekdays = new Intl.DateTimeFormat(site.locale, { ...weekday, year: "numeric" });
