import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Email } from "~/email/email";
import { startSandbox } from "../../../sandbox";
import { ownDatabase } from "../database/own-database";
import { until } from "../until";

// The outbox with the sandbox's Postmark and bucket over HTTP, for the tests of the importing file. To let time pass,
// tests move the dates of rows into the past.

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const SEND_TIMEOUT_MS = 5 * SECOND;

// The application reads its environment when it is imported.
export const sandbox = await startSandbox();
Object.assign(process.env, sandbox.env);
export const database = await ownDatabase();
const { migrate } = await import("~/database/migrate.server");
export const { inTransaction } = await import("~/database/transaction.server");
export const outbox = await import("~/email/outbox.server");
export const { enqueueEmail } = outbox;
export const Outbox = await import("~/email/outbox.repository.server");
export const OutboxQueue = await import("~/email/outbox-queue.repository.server");
export const worker = await import("~/email/outbox-worker.server");
const Orders = await import("~/ordering/orders.repository.server");

beforeAll(() => migrate(database.db));
beforeEach(() => {
  sandbox.reset();
  sandbox.postmark.mails.length = 0;
});
afterEach(async () => {
  await outbox.deliveriesEnded();
  database.execute("delete from outbox");
});
afterAll(() => sandbox.close());

export const mailTo = (to: string, subject: string, more: Partial<Email> = {}): Email => ({
  to,
  subject,
  text: "Words.",
  html: "<p>Words.</p>",
  attachments: [],
  ...more,
});

/** An order, as the subject of emails. */
export async function newOrder(): Promise<string> {
  const details = {
    ...{ name: "Ann", email: "ann@a.test", project: "Boilers", assets: "A logo" },
    ...{ timeline: "week", budget: undefined },
  };
  const { id } = await inTransaction(database.db, (trx) =>
    Orders.insert(trx, randomUUID(), details),
  );
  return id;
}

/** Enqueues emails without an order, each in a thread of its own. */
export function enqueue(...mails: Email[]): Promise<string[]> {
  return enqueueAbout(null, ...mails);
}

/** Enqueues emails about one order: those to one recipient are one thread. */
export function enqueueAbout(orderId: string | null, ...mails: Email[]): Promise<string[]> {
  return enqueueAll({ orderId }, mails);
}

/** Enqueues emails caused by a stranger, who has not paid, with or without an order. */
export function enqueueFromStranger(orderId: string | null, ...mails: Email[]): Promise<string[]> {
  return enqueueAll({ orderId, rateLimited: true }, mails);
}

function enqueueAll(about: { orderId: string | null; rateLimited?: boolean }, mails: Email[]) {
  return inTransaction(database.db, async (trx) => {
    const ids = [];
    for (const mail of mails) {
      ids.push((await enqueueEmail(trx, { dedupeKey: randomUUID(), mail, ...about }))!);
    }
    return ids;
  });
}

interface Row {
  id: string;
  thread: string;
  state: string;
  attempts: number;
  next_attempt_at: string;
  created_at: string;
  last_error: string | null;
  leased_until: string | null;
}

export const row = (id: string) => database.rows<Row>("select * from outbox where id = ?", id)[0]!;

/** Lets time pass for one email, by moving its dates into the past. */
export function age(id: string, ms: number) {
  const before = row(id);
  const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
  database.execute(
    "update outbox set created_at = ?, next_attempt_at = ? where id = ?",
    ...[earlier(before.created_at), earlier(before.next_attempt_at), id],
  );
}

export const subjects = () => sandbox.postmark.mails.map(({ Subject }) => Subject);
export const calls = () => sandbox.postmark.requests.length;
export const waitOf = (id: string) => Date.parse(row(id).next_attempt_at) - Date.now();

/** Runs the worker until a condition holds, as the site does in the background. */
export async function work(what: string, holds: () => boolean): Promise<void> {
  const job = worker.startOutboxWorker();
  try {
    await until(what, holds);
  } finally {
    await job.stop();
  }
}

/** An email that has failed once and waits for its next attempt. */
export async function stuckMail(to: string, subject: string, orderId?: string): Promise<string> {
  const [id = ""] = await enqueueAbout(orderId ?? null, mailTo(to, subject));
  sandbox.postmark.fail({ status: 500, times: 1 });
  expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
  return id;
}
