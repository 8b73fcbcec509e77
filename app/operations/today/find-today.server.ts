import { retention } from "~/content/retention";
import { promises } from "~/content/site";
import * as BouncedOrders from "~/orders/bounced-orders.repository.server";
import { previewDue } from "~/orders/plan";
import type { Connection } from "~/server/database/tables";
import { DAY_MS, HOUR_MS, timestamp, timestampAfter } from "~/server/time/time";
import { dayIn, workingDayFrom } from "~/server/time/working-days";
import { actionOf } from "./action.server";
import * as Waiting from "./today.repository.server";
import { kinds, type Today, type TodayKind, type TodayRow } from "./today";

/** How many rows of one kind are found. */
export const MOST_OF_A_KIND = 20;
/** After this long without a sign a buyer is silent. */
const SILENT_MS = 7 * DAY_MS;

type Found = Omit<TodayRow, "kind" | "due" | "action"> & { target?: string };

/** What waits at `now` for the team and for its buyers; its days are those of `timeZone`, an IANA zone. */
export async function findToday(db: Connection, now: Date, timeZone: string): Promise<Today> {
  const today: Today = { us: [], buyers: [], cut: [] };
  const limit = MOST_OF_A_KIND + 1;
  const dayAfter = (moment: string, ms: number) =>
    dayIn(timeZone, new Date(Date.parse(moment) + ms));
  const answerDue = ({ since }: Found) =>
    promises.responseHours && workingDayFrom(dayAfter(since, promises.responseHours * HOUR_MS));

  function add<Row extends Found>(
    kind: TodayKind,
    found: readonly Row[],
    dueOf: (row: Row) => string | 0 | undefined = () => undefined,
  ) {
    if (found.length > MOST_OF_A_KIND) today.cut.push(kind);
    for (const row of found.slice(0, MOST_OF_A_KIND)) {
      const { orderId, reference, name, assignee, since, target } = row;
      const action = actionOf(kind, reference, target);
      const due = dueOf(row) || undefined;
      today[kinds[kind].who].push({
        ...{ kind, orderId, reference, name, assignee, since, action },
        ...(due && { due }),
        ...(kind === "email" && { emailId: target }),
      });
    }
  }

  const moment = timestamp(now);
  const silent = timestampAfter(-SILENT_MS, now);
  const waiting = (waitsFor: "assets" | "preview" | "launch", before: string) =>
    Waiting.findAllWaiting(db, { waitsFor, before }, limit);
  add("preview", await waiting("preview", moment), ({ since }) => previewDue(since, timeZone));
  add("changes", await Waiting.findAllRequests(db, "changes", limit), answerDue);
  add("launch", await waiting("launch", moment));
  add("edit", await Waiting.findAllRequests(db, "edit", limit), answerDue);
  add("payment", await Waiting.findAllUnexpectedPayments(db, limit));
  add("dispute", await Waiting.findAllDisputes(db, moment, limit), (row) =>
    dayAfter(row.due_at, 0),
  );
  add("charged", await Waiting.findAllStillCharged(db, limit));
  add("bounced", await BouncedOrders.findAll(db, limit));
  add("email", await Waiting.findAllFailedEmails(db, limit));
  add("flagged", await Waiting.findAllFlagged(db, limit), ({ since }) =>
    dayAfter(since, retention.unpaidOrderDays * DAY_MS),
  );
  add("assets", await waiting("assets", silent));
  add("answer", await Waiting.findAllUnanswered(db, silent, limit));
  const pastDue = await Waiting.findAllPastDue(db, limit);
  add(
    "missed",
    pastDue.map((row) => ({ ...row, since: row.failed_at ?? row.updated_at })),
  );
  const first = ({ since, due }: TodayRow) => due ?? dayAfter(since, 0);
  const place = (row: TodayRow) => `${first(row)} ${row.since}`;
  const byDay = (one: TodayRow, other: TodayRow) => (place(one) < place(other) ? -1 : 1);
  today.us.sort(byDay);
  today.buyers.sort(byDay);
  return today;
}
