import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { afterEach, expect } from "vitest";
import type { OutboxTable } from "~/server/database/tables";
import type { Email } from "~/server/email/email";
import { execute, inTransaction, rows, sandbox, db } from "../database/application";
import { until } from "../until";

// The outbox with the sandbox's Postmark and bucket over HTTP. To let time pass, tests move the dates of rows into the past.

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;

export const outbox = await import("~/server/email/outbox.server");
export const { enqueueEmail } = outbox;
export const Outbox = await import("~/server/email/outbox.repository.server");
export const OutboxQueue = await import("~/server/email/outbox-queue.repository.server");
export const worker = await import("~/server/email/outbox-worker.server");

afterEach(() => outbox.deliveriesEnded());

/** Waits for as long as a delivery takes. */
export const deliver = (id: string) => outbox.deliverWithin(id, MINUTE);

export const mailTo = (to: string, subject: string, more: Partial<Email> = {}): Email => ({
  to,
  subject,
  text: "Words.",
  html: "<p>Words.</p>",
  attachments: [],
  ...more,
});

export const enqueue = (...mails: Email[]) => enqueueAbout(null, ...mails);

/** Enqueues emails about one order: those to one recipient are one thread. */
export const enqueueAbout = (orderId: string | null, ...mails: Email[]) =>
  enqueueAll({ orderId }, mails);

export const enqueueFromStranger = (orderId: string | null, ...mails: Email[]) =>
  enqueueAll({ orderId, rateLimited: true }, mails);

type About = Omit<Parameters<typeof enqueueEmail>[1], "dedupeKey" | "mail">;

export function enqueueAll(about: About, mails: Email[]) {
  return inTransaction(db, async (trx) => {
    const ids = [];
    for (const mail of mails) {
      ids.push((await enqueueEmail(trx, { dedupeKey: randomUUID(), mail, ...about }))!);
    }
    return ids;
  });
}

export const row = (id: string) =>
  rows<Selectable<OutboxTable>>("select * from outbox where id = ?", id)[0]!;

export function age(id: string, ms: number) {
  const before = row(id);
  const earlier = (time: string) => new Date(Date.parse(time) - ms).toISOString();
  execute(
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

export async function stuckMail(to: string, subject: string, orderId: string | null = null) {
  const [id = ""] = await enqueueAbout(orderId, mailTo(to, subject));
  sandbox.postmark.fail({ status: 500, times: 1 });
  expect(await deliver(id)).toBe(false);
  return id;
}
