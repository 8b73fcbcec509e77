import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import { download } from "~/server/http/download.server";
import { awaitTurn } from "~/server/http/request-context.server";
import { momentOf } from "~/server/time/local-days.server";
import { dayIn, nextDay } from "~/server/time/working-days";
import { sumAllMoved } from "~/operations/desk/export.repository.server";
import { refuseWithPage } from "~/layout/responses.server";
import { csvOf, type Exported } from "~/operations/desk/export.server";
import { sumsOf } from "~/operations/desk/exported-money";

const exported: Readonly<Record<string, Exported>> = {
  ...{ "orders.csv": "orders", "ledger.csv": "ledger", "assets.csv": "inquiries" },
};

/** A period's file, by its name in the URL; undefined where the period is none. */
export function exportFile(file: string, query: URLSearchParams): Response | undefined {
  if (!Object.hasOwn(exported, file)) return refuseWithPage(404);
  const { from, to, problem, ...period } = readPeriod(query);
  if (problem) return undefined;
  const name = file.replace(".csv", `-${from}-${to}.csv`);
  return download(name, "text/csv; charset=utf-8", csvOf(exported[file]!, period));
}

/** Days in TIME_ZONE, both included, as a form or a link has them; without them this month until today. */
function readPeriod(query: URLSearchParams) {
  const today = dayIn(config.timeZone, new Date());
  const from = query.get("from") ?? `${today.slice(0, 8)}01`;
  const to = query.get("to") ?? today;
  if (!isDay(from) || !isDay(to)) {
    return { from, to, problem: "Give both days, such as 2026-01-31." };
  }
  if (to < from) return { from, to, problem: "The last day is before the first." };
  return { from, to, since: momentOf(from), until: momentOf(nextDay(to)) };
}

/** Date takes 31 June as 1 July. */
function isDay(given: string): boolean {
  if (!/^2\d{3}-\d\d-\d\d$/.test(given) || Number.isNaN(Date.parse(given))) return false;
  return new Date(given).toISOString().startsWith(given);
}

export type ExportsView = Awaited<ReturnType<typeof exportsView>>;

export async function exportsView(query: URLSearchParams) {
  const { from, to, problem } = readPeriod(query);
  const sums = problem ? [] : sumsOf(await sumsOfMonths(from, to));
  return { from, to, sums, timeZone: config.timeZone, ...(problem && { problem }) };
}

/** A statement for each month until today, and others in between: nobody waits for the sums of years. */
async function sumsOfMonths(from: string, to: string) {
  const end = nextDay(to);
  const tomorrow = nextDay(dayIn(config.timeZone, new Date()));
  const sums: Awaited<ReturnType<typeof sumAllMoved>> = [];
  for (let first = from; first < end;) {
    const next = nextMonth(first);
    const last = first < tomorrow && next < end ? next : end;
    sums.push(...(await sumAllMoved(db, { since: momentOf(first), until: momentOf(last) })));
    await awaitTurn();
    first = last;
  }
  return sums;
}

function nextMonth(day: string): string {
  const [year, month] = day.split("-").map(Number);
  return new Date(Date.UTC(year!, month!, 1)).toISOString().slice(0, 10);
}
