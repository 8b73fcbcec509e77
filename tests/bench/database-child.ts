/** Runs the application's functions on a database of one size. Answers `{ measure }` with the milliseconds it took. */
import { randomUUID } from "node:crypto";
import { closeDatabase, db, sqlite as opened } from "~/server/database/connection.server";
import { migrate } from "~/server/database/migrate.server";
import * as Desk from "~/operations/desk/desk.repository.server";
import * as OutboxQueue from "~/server/email/outbox-queue.repository.server";
import { enqueueEmail } from "~/server/email/outbox.server";
import { remind } from "~/assets/reminders.server";
import { teamOrderEmail } from "~/orders/order-emails";
import * as Orders from "~/orders/orders.repository.server";
import { reconcileOrders } from "~/orders/reconcile.server";
import { removeDiscardedFiles } from "~/operations/retention/discarded-files.server";
import * as drafts from "~/operations/retention/expired-drafts.server";
import * as records from "~/operations/retention/old-records.server";
import { median } from "./comparison";
import { answerAsks } from "./helper-process";
import { fill } from "./filled-database";

const sqlite = opened!;
const TEAM = "team@sitewright.test";
const details = {
  ...{ name: "Ann's Plumbing", email: "ann@plumbing.test", assets: "A logo and ten photos" },
  ...{ project: "Boilers, leaks and bathrooms in and around Leeds.", timeline: "week" as const },
  budget: undefined,
};
const { signal } = new AbortController();

/** The measured functions. */
const work = {
  insert: () =>
    db.transaction().execute(async (trx) => {
      const order = await Orders.insert(trx, randomUUID(), details);
      const mail = teamOrderEmail(order, { inbox: TEAM }, false);
      await enqueueEmail(trx, { dedupeKey: order.id, mail, orderId: order.id });
    }),
  "first page": () => Desk.findAllOrders(db, { limit: 50 }),
  "page in the middle": () => Desk.findAllOrders(db, { limit: 50, before: middle }),
  outbox: () => OutboxQueue.findAllSendable(db, 5),
  reminders: () => remind(new Date()),
  reconciliation: () => reconcileOrders(new Date()),
  sweep: async () => {
    const tasks = [
      ...[drafts.discardExpiredFiles, drafts.discardSubmittedFiles, removeDiscardedFiles],
      ...[drafts.deleteExpiredDrafts, records.deleteUnpaidOrders, records.deleteEndedOrders],
      ...[records.deleteOldInquiries, records.deleteOldEvents, records.deleteExpiredLimits],
    ];
    for (const task of tasks) await task(new Date(), signal);
  },
} satisfies Record<string, () => Promise<unknown>>;

export type Work = keyof typeof work;

let middle: { created_at: string; id: string } | undefined;

/** The median of several runs, in ms. */
async function measure(name: Work): Promise<number> {
  const taken: number[] = [];
  while (taken.length < (name === "sweep" ? 5 : 50)) {
    const started = performance.now();
    await work[name]();
    taken.push(performance.now() - started);
  }
  return median(taken);
}

async function answer(message: { fill: number } | { measure: Work }): Promise<number> {
  if ("measure" in message) {
    const ms = await measure(message.measure);
    // Inserted emails are marked as sent, so that the passes have no work.
    sqlite.exec("update outbox set state = 'sent' where state = 'pending'");
    return ms;
  }
  await migrate(db);
  const started = performance.now();
  fill(sqlite, message.fill);
  const select = sqlite.prepare("select created_at, id from orders where rowid = ?");
  middle = select.get(message.fill >> 1) as typeof middle;
  return performance.now() - started;
}

answerAsks(answer);
process.on("disconnect", () => void closeDatabase());
