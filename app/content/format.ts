/** An amount in the currency's smallest unit, with its currency as Stripe writes it. */
export interface Amount {
  cents: number;
  currency: string;
}

/** Stripe counts these in hundredths all the same (https://docs.stripe.com/currencies#special-cases). */
const hundredths = ["isk", "ugx"];

/** { cents: 162600, currency: "usd" } -> "$1,626", as prices are written; "$1,626.50" keeps its cents. */
export function money(amount: Amount): string {
  const { currency } = amount;
  const units = unitsOf(amount);
  const whole = Number.isInteger(units) && { maximumFractionDigits: 0 };
  return new Intl.NumberFormat("en-US", { style: "currency", currency, ...whole }).format(units);
}

export function plainMoney(amount: Amount): string {
  const { currency } = amount;
  return `${unitsOf(amount).toFixed(digitsOf(currency))} ${currency.toUpperCase()}`;
}

function unitsOf({ cents, currency }: Amount): number {
  return cents / 10 ** digitsOf(currency);
}

function digitsOf(currency: string): number {
  if (hundredths.includes(currency)) return 2;
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

const day = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "2026-11-21T23:59:00.000Z" -> "November 21, 2026": the day in UTC, with the month in words. */
export function dayInWords(moment: string | Date): string {
  return day.format(new Date(moment));
}

/** "2026-11-27" -> "Friday, November 27"; with the year where that is not the year of `today`. */
export function weekdayInWords(date: string, today: string): string {
  const sameYear = date.slice(0, 4) === today.slice(0, 4);
  return new Intl.DateTimeFormat("en-US", {
    weekday: "long",
    month: "long",
    day: "numeric",
    ...(!sameYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(date));
}
