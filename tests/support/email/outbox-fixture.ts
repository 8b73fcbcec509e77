import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { Email } from "~/server/email/email";
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
const { migrate } = await import("~/server/database/migrate.server");
export const { inTransaction } = await import("~/server/database/transaction.server");
export const outbox = await import("~/server/email/outbox.server");
export const { enqueueEmail } = outbox;
export const Outbox = await import("~/server/email/outbox.repository.server");
export const OutboxQueue = await import("~/server/email/outbox-queue.repository.server");
export const worker = await import("~/server/email/outbox-worker.server");
const Orders = await import("~/orders/orders.repository.server");
const Drafts = await import("~/assets/drafts.repository.server");
const Inquiries = await import("~/assets/inquiries.repository.server");

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

export async function newOrder(): Promise<string> {
  const details = { name: "Ann", email: "ann@a.test", project: "Boilers", assets: "A logo" };
  const { id } = await inTransaction(database.db, (trx) =>
    Orders.insert(trx, randomUUID(), { ...details, timeline: "week", budget: undefined }),
  );
  return id;
}

export const enqueue = (...mails: Email[]) => enqueueAbout(null, ...mails);

/** Enqueues emails about one order: those to one recipient are one thread. */
export const enqueueAbout = (orderId: string | null, ...mails: Email[]) =>
  enqueueAll({ orderId }, mails);

export const enqueueFromStranger = (orderId: string | null, ...mails: Email[]) =>
  enqueueAll({ orderId, rateLimited: true }, mails);

export async function enqueueAboutAssets(...mails: Email[]): Promise<string[]> {
  const [id, inquiryId] = [randomUUID(), randomUUID()];
  await Drafts.upsert(database.db, { id });
  await Inquiries.insert(database.db, {
    ...{ id: inquiryId, draft_id: id, order_id: null, name: "Ann", email: "ann@a.test" },
    ...{ project_description: "Boilers", assets_description: "", file_urls: "[]" },
  });
  return enqueueAll({ orderId: null, inquiryId, rateLimited: true }, mails);
}

type About = Omit<Parameters<typeof enqueueEmail>[1], "dedupeKey" | "mail">;

function enqueueAll(about: About, mails: Email[]) {
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

export async function work(what: string, holds: () => boolean): Promise<void> {
  const job = worker.startOutboxWorker();
  try {
    await until(what, holds);
  } finally {
    await job.stop();
  }
}

export async function stuckMail(to: string, subject: string, orderId?: string): Promise<string> {
  const [id = ""] = await enqueueAbout(orderId ?? null, mailTo(to, subject));
  sandbox.postmark.fail({ status: 500, times: 1 });
  expect(await outbox.deliverWithin(id, SEND_TIMEOUT_MS)).toBe(false);
  return id;
}
