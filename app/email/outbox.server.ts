import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { withDeadline } from "~/concurrency/deadline";
import { withLock } from "~/concurrency/locks.server";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { singleton } from "~/lifecycle/singleton.server";
import { log } from "~/observability/log.server";
import { timestamp, timestampAfter } from "~/time/time";
import { parseEmail, type Email } from "./email";
import { spendHourlyLimit } from "./hourly-email-limit.server";
import * as OutboxQueue from "./outbox-queue.repository.server";
import * as Outbox from "./outbox.repository.server";
import { nextWaitMs } from "./retry-schedule";
import {
  LONGEST_DELIVERY_MS,
  sendEmail,
  withAttachmentSlot,
  type Delivery,
} from "./transport.server";

interface EmailToEnqueue {
  /** Identifies the fact the email reports: a second email with the same key is not enqueued. */
  dedupeKey: string;
  mail: Email;
  orderId?: string | null;
  inquiryId?: string;
  /** Anybody can cause the email by posting a form: the hourly limit counts it, and emails about payments go first. */
  rateLimited?: boolean;
}

/** Enqueues an email in the transaction of the fact it reports. Returns its id; undefined when its key exists. */
export async function enqueueEmail(
  trx: Transaction<Database>,
  { dedupeKey, mail, orderId = null, inquiryId, rateLimited = false }: EmailToEnqueue,
): Promise<string | undefined> {
  const id = randomUUID();
  const now = timestamp();
  // Otherwise this email would wait behind the postponed ones of its thread.
  if (orderId && !rateLimited) await Outbox.liftRateLimit(trx, orderId, now);
  const inserted = await Outbox.insert(
    trx,
    {
      id,
      dedupe_key: dedupeKey,
      recipient: mail.to,
      mail: JSON.stringify(mail),
      rate_limited: rateLimited ? 1 : 0,
      order_id: orderId,
      inquiry_id: inquiryId ?? null,
    },
    now,
  );
  return inserted ? id : undefined;
}

/** A lease lasts longer than any delivery: it expires only where the outcome of a delivery could not be stored. */
const LEASE_MS = LONGEST_DELIVERY_MS + 30_000;

/** The deliveries of this process that are under way. */
const deliveries = singleton("mails in hand", () => new Set<Promise<void>>());

/** `postponed`: the hourly limit is reached; nothing has failed, and the email is sent once the limit allows it. */
type Outcome = "sent" | "postponed" | "unsent";

/** An email that is tried early, because a later one of its thread is due, keeps its attempt count and due time. */
type Timing = "when due" | "early";

/**
 * Delivers an email now, after the earlier ones of its thread that still wait. Waits at most `ms`. False when it is not
 * known to be sent by then: a slow delivery continues, and the worker retries an email that failed or waits behind one
 * that failed. A postponed email counts as sent.
 */
export async function deliverWithin(id: string, ms: number): Promise<boolean> {
  const outcome = await withDeadline(deliverThread(id), ms);
  return outcome === "sent" || outcome === "postponed";
}

/** {@link deliverWithin} after the commit: where the database fails now, the email is left to the worker. */
export async function tryToDeliverWithin(id: string, ms: number): Promise<boolean> {
  try {
    return await deliverWithin(id, ms);
  } catch (error) {
    log.error({ err: error, outboxId: id }, "mail not tried");
    return false;
  }
}

/** Delivers one email, one at a time in each thread; `sent` also when it was sent before this call. */
export function deliver(
  { id, thread }: OutboxQueue.ThreadedEmail,
  timing: Timing = "when due",
): Promise<Outcome> {
  const delivery = withLock(`mail ${thread}`, () => deliverWithSlot(id, timing));
  const ended = delivery.then(noop, noop).then(() => void deliveries.delete(ended));
  deliveries.add(ended);
  return delivery;
}

/** Resolves when no delivery of this process is under way. */
export async function deliveriesEnded(): Promise<void> {
  while (deliveries.size > 0) await Promise.all(deliveries);
}

async function deliverThread(id: string): Promise<Outcome> {
  const email = await Outbox.findById(db, id);
  if (!email) return "unsent";
  for (const earlier of await OutboxQueue.findAllPendingBefore(db, email)) {
    const outcome = await deliver(earlier, "early");
    if (outcome === "postponed") return outcome;
    if (outcome === "unsent") break;
  }
  return deliver(email);
}

/** Leases the email only once it has a slot: the wait for a slot may be longer than the lease. */
async function deliverWithSlot(id: string, timing: Timing): Promise<Outcome> {
  const row = await Outbox.findById(db, id);
  const email = row?.state === "pending" ? parseEmail(row.mail) : undefined;
  const work = () => attempt(id, timing);
  if (!row || !email) return work();
  return withAttachmentSlot(email, row.rate_limited ? "stranger" : "customer", work);
}

async function attempt(id: string, timing: Timing): Promise<Outcome> {
  const started = new Date();
  const early = timing === "early";
  const leased = await OutboxQueue.lease(db, id, { now: started, leaseMs: LEASE_MS, early });
  if (!leased) return outcomeSoFar(id, started);
  const firstTry = leased.attempts === (early ? 0 : 1);
  const wait = leased.rate_limited && firstTry ? await spendHourlyLimit() : undefined;
  if (wait !== undefined) {
    await OutboxQueue.endLease(db, id, {
      attempts: 0,
      next_attempt_at: timestampAfter(wait * 1000),
    });
    return "postponed";
  }
  const email = parseEmail(leased.mail);
  const delivery: Delivery = email
    ? await sendEmail(email)
    : { ok: false, permanent: true, reason: "the stored mail cannot be read" };
  if (delivery.ok) {
    const sent = { state: "sent", message_id: delivery.messageId, sent_at: timestamp() } as const;
    await OutboxQueue.endLease(db, id, sent);
    return "sent";
  }
  const { permanent, reason, pauseMs = 0, bounced = false } = delivery;
  log.warn({ outboxId: id, attempt: leased.attempts, permanent, reason }, "mail not sent");
  // Counted from the start of the attempt: after one that failed slowly, the retry comes that much sooner.
  const due = timestampAfter(nextWaitMs(leased.attempts, config.outboxRetryMs), started);
  const allowed = timestampAfter(pauseMs);
  const failed = {
    state: permanent ? ("failed" as const) : ("pending" as const),
    last_error: reason,
    bounced_at: bounced ? timestamp() : null,
    ...(!early && { next_attempt_at: due > allowed ? due : allowed }),
  };
  // Not stored if an operator has dropped it in the meantime.
  await OutboxQueue.endLease(db, id, failed, "pending");
  return "unsent";
}

async function outcomeSoFar(id: string, now: Date): Promise<Outcome> {
  const email = await Outbox.findById(db, id);
  if (email?.state === "sent") return "sent";
  // The worker may have tried it first.
  const postponed = email?.attempts === 0 && email.next_attempt_at > timestamp(now);
  return postponed && email.state === "pending" ? "postponed" : "unsent";
}

function noop(): void {}
