import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { withDeadline, timestamp, timestampAfter } from "~/server/time/time";
import { withLock } from "~/server/concurrency/locks.server";
import { config } from "~/server/config/config.server";
import { cannotWrite } from "~/server/database/cannot-write.server";
import { db } from "~/server/database/connection.server";
import { createLimit } from "~/server/database/rate-limit.server";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import * as History from "~/server/history/history.repository.server";
import { singleton } from "~/server/jobs/singleton.server";
import { log } from "~/server/log/log.server";
import { type Email, parseEmail } from "./email";
import * as OutboxQueue from "./outbox-queue.repository.server";
import * as Outbox from "./outbox.repository.server";
import {
  type Delivery,
  LONGEST_DELIVERY_MS,
  nextWaitMs,
  sendEmail,
  withAttachmentRoom,
} from "./transport.server";

interface EmailToEnqueue {
  /** Identifies the fact the email reports: a second email with the same key is not enqueued. */
  dedupeKey: string;
  mail: Email;
  orderId?: string | null;
  inquiryId?: string;
  /** Anybody can cause the email by posting a form: the hourly limit counts it, and emails about payments go first. */
  rateLimited?: boolean;
  /** When an email that holds a key is of no use any more: then, or once it is sent, it is deleted. */
  expiresAt?: string;
}

/** Enqueues an email in the transaction of the fact it reports. Returns its id; undefined when its key exists. */
export async function enqueueEmail(
  trx: Trx,
  { dedupeKey, mail, orderId = null, inquiryId, rateLimited = false, expiresAt }: EmailToEnqueue,
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
      expires_at: expiresAt ?? null,
    },
    now,
  );
  return inserted ? id : undefined;
}

/** A lease lasts longer than any delivery: it expires only where the outcome of a delivery could not be stored. */
const LEASE_MS = LONGEST_DELIVERY_MS + 30_000;

/** Threads whose next email waits for room for its attachments. */
const waitingForRoom = singleton("emails without room", () => new Set<string>());

const deliveries = singleton("mails in hand", () => new Set<Promise<void>>());

function inHand<T>(delivery: Promise<T>): Promise<T> {
  const ended = delivery.catch(() => undefined).then(() => void deliveries.delete(ended));
  deliveries.add(ended);
  return delivery;
}

/** `postponed`: by the hourly limit or for others' attachments; nothing has failed, and the email is sent afterwards. */
type Outcome = "sent" | "postponed" | "unsent";

/**
 * Delivers an email now, after the earlier ones of its thread that still wait. Waits at most `ms`. False when it is not
 * known to be sent by then: a slow delivery continues, and the worker retries an email that failed or waits behind one
 * that failed. A postponed email counts as sent.
 */
export async function deliverWithin(id: string, ms: number): Promise<boolean> {
  let onWait = () => {};
  const waits = new Promise<Outcome>((resolve) => (onWait = () => resolve("postponed")));
  const inOrder = async (): Promise<Outcome> => {
    const found = await OutboxQueue.findThread(db, id);
    if (!found) return "unsent";
    for (const earlier of found.earlier) {
      const outcome = await deliver({ id: earlier, thread: found.thread }, { early: true, onWait });
      if (outcome === "postponed") return outcome;
      if (outcome === "unsent") break;
    }
    return deliver({ id, thread: found.thread }, { onWait });
  };
  const outcome = await withDeadline(Promise.race([inHand(inOrder()), waits]), ms);
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

/** `sent` also when it was sent before. One that is tried `early`, for a later one, keeps its attempt count and due time. */
export function deliver(
  { id, thread }: Pick<OutboxQueue.Row, "id" | "thread">,
  { early = false, onWait }: { early?: boolean; onWait?: () => void } = {},
): Promise<Outcome> {
  if (waitingForRoom.has(thread)) onWait?.();
  const delivery = withLock(`mail ${thread}`, async () => {
    const row = await Outbox.findById(db, id);
    if (row?.state === "pending" && row.expires_at && row.expires_at < timestamp()) {
      await Outbox.deleteExpired(db, timestamp());
      return "unsent";
    }
    if (row?.state !== "pending") return row?.state === "sent" ? "sent" : "unsent";
    const email = parseEmail(row.mail);
    const causedBy = row.rate_limited ? "stranger" : "customer";
    // Leased only once there is room for its attachments: the wait may be longer than the lease.
    const waits = () => {
      waitingForRoom.add(thread);
      onWait?.();
    };
    return withAttachmentRoom(email, causedBy, waits, () => {
      waitingForRoom.delete(thread);
      return leaseAndSend(row, email, early);
    });
  });
  return inHand(delivery);
}

export async function deliveriesEnded(): Promise<void> {
  while (deliveries.size > 0) await Promise.all(deliveries);
}

async function leaseAndSend(row: OutboxQueue.Row, email: Email | undefined, early: boolean) {
  const { id } = row;
  const started = new Date();
  const leased = await OutboxQueue.lease(db, row, { now: started, leaseMs: LEASE_MS, early });
  if (!leased) return outcomeSoFar(id, started);
  const { attempts } = leased;
  const firstTry = attempts === (early ? 0 : 1);
  if (leased.rate_limited && firstTry && (await isPostponed(row))) return "postponed";
  const delivery: Delivery = email
    ? await sendEmail(email)
    : { ok: false, permanent: true, reason: "the stored mail cannot be read" };
  if (delivery.ok) return (await recordSent(row, delivery.messageId)) ? "sent" : "unsent";
  const { permanent, reason, pauseMs = 0, bounced = false } = delivery;
  log.warn({ outboxId: id, attempt: attempts, permanent, reason }, "mail not sent");
  // Counted from the start of the attempt: after one that failed slowly, the retry comes that much sooner.
  const due = timestampAfter(nextWaitMs(attempts, config.outboxRetryMs), started);
  const allowed = timestampAfter(pauseMs);
  const failed = {
    state: permanent ? ("failed" as const) : ("pending" as const),
    last_error: reason,
    bounced_at: bounced ? timestamp() : null,
    ...(!early && { next_attempt_at: due > allowed ? due : allowed }),
  };
  // Not stored if an operator has dropped it in the meantime.
  await OutboxQueue.endLease(db, row, failed, "pending");
  return "unsent";
}

/** Postpones an email that the hourly limit does not allow yet. Where the limit cannot be asked, it is as if never leased. */
async function isPostponed(row: OutboxQueue.Row): Promise<boolean> {
  let wait: number | undefined;
  try {
    wait = await spendHourlyLimit(row.inquiry_id ? "assets" : "orders");
  } catch (error) {
    await OutboxQueue.endLease(db, row, { attempts: 0 });
    throw error;
  }
  if (wait === undefined) return false;
  await OutboxQueue.endLease(db, row, {
    attempts: 0,
    next_attempt_at: timestampAfter(wait * 1000),
  });
  return true;
}

const RECORD_PAUSE_MS = { first: 250, longest: 10_000 };

/**
 * Records that Postmark has accepted an email, which this process alone knows, however long the database cannot write: once
 * the lease has expired without it, the email is sent again. False where the email has got another recipient meanwhile.
 */
async function recordSent(row: OutboxQueue.Row, messageId: string): Promise<boolean> {
  const sent = { state: "sent", message_id: messageId, sent_at: timestamp() } as const;
  for (let wait = RECORD_PAUSE_MS.first; ; wait = Math.min(2 * wait, RECORD_PAUSE_MS.longest)) {
    try {
      return await inTransaction(db, async (trx) => {
        const isRepeat = (await Outbox.findById(trx, row.id))?.message_id === messageId;
        const ended = await OutboxQueue.endLease(trx, row, sent);
        if (row.expires_at) await Outbox.deleteById(trx, row.id);
        if (ended && !isRepeat) await recordInHistory(trx, row, "email_sent");
        return ended;
      });
    } catch (error) {
      if (!cannotWrite(error)) throw error;
      log.warn({ err: error, outboxId: row.id }, "a sent mail could not be recorded yet");
    }
    await pause(wait);
  }
}

export async function recordInHistory(
  trx: Trx,
  { id, order_id: orderId, mail }: Pick<OutboxQueue.Row, "id" | "order_id" | "mail">,
  kind: "email_sent" | "email_bounced",
): Promise<void> {
  if (!orderId) return;
  const facts = { mail: id, to: parseEmail(mail)?.toTeam ? "team" : "buyer" };
  await History.insert(trx, orderId, { kind, actor: "site", facts });
}

async function outcomeSoFar(id: string, now: Date): Promise<Outcome> {
  const email = await Outbox.findById(db, id);
  if (email?.state === "sent") return "sent";
  // The worker may have tried it first.
  const postponed = email?.attempts === 0 && email.next_attempt_at > timestamp(now);
  return postponed && email.state === "pending" ? "postponed" : "unsent";
}

/** In each share. Far above the orders that a studio can build; both are far below what harms a sender's reputation. */
const EMAILS_PER_HOUR = 150;

const limit = createLimit("mail", EMAILS_PER_HOUR, 60 * 60);
/** One log line for all emails of a share that are postponed to the same moment. */
const loggedUntil = { orders: 0, assets: 0 };

/**
 * Counts an email that anybody can cause by posting a form, against the share of that form: a flood of assets delays no
 * email about an order. Resolves with the seconds to wait.
 */
export async function spendHourlyLimit(share: keyof typeof loggedUntil) {
  const wait = await limit(share);
  if (wait !== undefined && Date.now() >= loggedUntil[share]) {
    loggedUntil[share] = Date.now() + wait * 1000;
    log.error({ wait, share }, "the mails of this hour are spent: those of unpaid forms wait");
  }
  return wait;
}
