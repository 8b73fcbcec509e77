/** Runs the application's functions on a database of one size. Answers `{ measure }` with the milliseconds it took. */
import { randomUUID } from "node:crypto";
import { closeDatabase, db, sqlite as opened } from "~/database/connection.server";
import { migrate } from "~/database/migrate.server";
import * as Desk from "~/operations/desk/desk.repository.server";
import * as OutboxQueue from "~/email/outbox-queue.repository.server";
import { enqueueEmail } from "~/email/outbox.server";
import { remind } from "~/onboarding/reminders.server";
import { teamOrderEmail } from "~/ordering/order-emails";
import * as Orders from "~/ordering/orders.repository.server";
import { reconcileOrders } from "~/ordering/reconcile.server";
import { removeDiscardedFiles } from "~/operations/retention/discarded-files.server";
import {
  deleteExpiredDrafts,
  discardExpiredFiles,
  discardSubmittedFiles,
} from "~/operations/retention/expired-drafts.server";
import {
  deleteEndedOrders,
  deleteExpiredLimits,
  deleteOldEvents,
  deleteOldInquiries,
  deleteUnpaidOrders,
} from "~/operations/retention/old-records.server";
import { answerAsks } from "./helper-process";
import { fill } from "./filled-database";

const sqlite = opened!;
const TEAM = "team@sitewright.test";
const details = {
  name: "Ann's Plumbing",
  email: "ann@plumbing.test",
  project: "Boilers, leaks and bathrooms in and around Leeds.",
  assets: "A logo and ten photos",
  timeline: "week" as const,
  budget: undefined,
};
const { signal } = new AbortController();

/** The measured functions, and how often each runs at a time. */
const work = {
  insert: {
    times: 50,
    run: () =>
      db.transaction().execute(async (trx) => {
        const order = await Orders.insert(trx, randomUUID(), details);
        const mail = teamOrderEmail(order, TEAM, false);
        await enqueueEmail(trx, { dedupeKey: order.id, mail, orderId: order.id });
      }),
  },
  "first page": { times: 50, run: () => page(undefined) },
  "page in the middle": { times: 50, run: () => page(middle) },
  outbox: { times: 50, run: () => OutboxQueue.findAllSendable(db, 5) },
  reminders: { times: 50, run: () => remind(new Date()) },
  reconciliation: { times: 50, run: () => reconcileOrders(new Date()) },
  sweep: {
    times: 5,
    run: async () => {
      const tasks = [
        ...[discardExpiredFiles, discardSubmittedFiles, removeDiscardedFiles, deleteExpiredDrafts],
        ...[deleteUnpaidOrders, deleteEndedOrders, deleteOldInquiries],
        ...[deleteOldEvents, deleteExpiredLimits],
      ];
      for (const task of tasks) await task(new Date(), signal);
    },
  },
} satisfies Record<string, { times: number; run: () => Promise<unknown> }>;

export type Work = keyof typeof work;

let middle: { created_at: string; id: string } | undefined;

function page(before: typeof middle) {
  return Desk.findAllOrders(db, { limit: 50, before });
}

/** The median of several runs, in ms. */
async function measure({ times, run }: (typeof work)[Work]): Promise<number> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const started = performance.now();
    await run();
    taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b)[times >> 1]!;
}

async function answer(message: { fill: number } | { measure: Work }): Promise<number> {
  if ("measure" in message) {
    const ms = await measure(work[message.measure]);
    // Inserted emails are marked as sent, so that the passes have no work.
    sqlite.exec("update outbox set state = 'sent' where state = 'pending'");
    return ms;
  }
  await migrate(db);
  const started = performance.now();
  fill(sqlite, message.fill);
  const offset = message.fill >> 1;
  middle = sqlite
    .prepare<[number], { created_at: string; id: string }>(
      "select created_at, id from orders where rowid = ?",
    )
    .get(offset);
  return performance.now() - started;
}

answerAsks(answer);
process.on("disconnect", () => void closeDatabase());
