import { currencyInWords, money } from "~/content/format";
import { site } from "~/content/site";
import { together } from "~/orders/ledger";
import type { Connection } from "~/server/database/tables";
import { DAY_MS, timestamp } from "~/server/time/time";
import { dayIn, startOfDay } from "~/server/time/working-days";
import * as Health from "./health.repository.server";

const DAYS = 30;

export type DaysView = Awaited<ReturnType<typeof findDays>>;

/** Orders, the money that stayed and failures of the last 30 days, today among them; days are those of `timeZone`. */
export async function findDays(db: Connection, now: Date, timeZone: string) {
  const days = boundsOf(now, timeZone);
  const [orders, failed, bounced, ledger] = await Promise.all([
    Health.countDaily(db, days, "orders"),
    Health.countDaily(db, days, "failed"),
    Health.countDaily(db, days, "bounced"),
    Health.sumLedger(db, days),
  ]);
  const currencies = byWeight(ledger);
  const rows = days.map(({ day }) => {
    const own = ledger.filter((row) => row.day === day);
    const unpaid = own.filter(({ kind, state }) => kind !== "dispute" && state === "failed");
    const counts = [orders.get(day), failed.get(day), bounced.get(day)].map((count = 0) => count);
    const payments = sum(unpaid.map(({ count }) => count));
    return { day, numbers: [...counts, payments, ...stayed(own, currencies)] };
  });
  const totals = rows[0]!.numbers.map((_, at) => sum(rows.map(({ numbers }) => numbers[at]!)));
  const chart = (
    title: string,
    of: (numbers: number[]) => number,
    words: (number: number) => string = String,
  ) => ({
    ...{ title, total: words(of(totals)) },
    /** One for each day, the first first; `value` may be below 0. */
    bars: rows.map(({ day, numbers }) => ({ day, value: of(numbers), words: words(of(numbers)) })),
  });
  const inTable = (id: string, [orders, emails, bounces, payments, ...amounts]: number[]) => ({
    ...{ id, orders: `${orders}`, emails: `${emails}`, bounces: `${bounces}` },
    payments: `${payments}`,
    money: amounts.map((cents, at) => money({ cents, currency: currencies[at]! })).join(" + "),
  });
  const [main = site.currency] = currencies;
  return {
    charts: [
      chart("Orders", ([orders = 0]) => orders),
      chart(
        `Money that stayed, in ${currencyInWords(main)}`,
        ([, , , , cents = 0]) => cents,
        (cents) => money({ cents, currency: main }),
      ),
      chart("Failures of emails and payments", (numbers) => sum(numbers.slice(1, 4))),
    ],
    /** One for each day, and the last one their sum. */
    rows: [...rows.map(({ day, numbers }) => inTable(day, numbers)), inTable("Together", totals)],
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function boundsOf(now: Date, timeZone: string): Health.DayBounds[] {
  const today = Date.parse(dayIn(timeZone, now));
  const dayAt = (ago: number) => new Date(today - ago * DAY_MS).toISOString().slice(0, 10);
  const startAt = (ago: number) => timestamp(startOfDay(timeZone, dayAt(ago)));
  return Array.from({ length: DAYS }, (_, at) => {
    const ago = DAYS - 1 - at;
    return { day: dayAt(ago), start: startAt(ago), end: startAt(ago - 1) };
  });
}

type Ledger = Awaited<ReturnType<typeof Health.sumLedger>>;

function stayed(rows: Ledger, currencies: readonly string[]): number[] {
  const amounts = together(rows);
  return currencies.map((one) => amounts.find(({ currency }) => currency === one)?.cents ?? 0);
}

/** The currencies, first the one that was moved most often. */
function byWeight(rows: Ledger): string[] {
  const counts = new Map<string, number>();
  for (const { currency, count } of rows) {
    counts.set(currency, (counts.get(currency) ?? 0) + count);
  }
  return [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)!);
}
