import { findToday } from "~/operations/today/find-today.server";
import type { TodayRow } from "~/operations/today/today";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import { localDayNear, localWhen } from "~/server/time/local-days.server";
import { dayIn } from "~/server/time/working-days";

export type TodayView = Awaited<ReturnType<typeof todayView>>;
export type TodayViewRow = TodayView["us"][number];

export async function todayView(now = new Date()) {
  const { us, buyers, cut } = await findToday(db, now, config.timeZone);
  const today = dayIn(config.timeZone, now);
  const named = new Map<string, number>();
  /** The same after another row is done. */
  const idOf = ({ kind, orderId }: TodayRow) => {
    const id = `${kind}-${orderId ?? "none"}`;
    const count = (named.get(id) ?? 0) + 1;
    named.set(id, count);
    return count === 1 ? id : `${id}-${count}`;
  };
  const shown = (row: TodayRow) => ({
    ...row,
    id: idOf(row),
    sinceWhen: localWhen(row.since, false, now),
    ...(row.due && { dueWords: localDayNear(row.due, now) }),
    isLate: row.due !== undefined && row.due < today,
  });
  return { us: us.map(shown), buyers: buyers.map(shown), cut };
}
