import type { Updateable } from "kysely";
import { withDeadline } from "~/concurrency/deadline";
import { withLock } from "~/concurrency/keyed-mutex.server";
import { config } from "~/config/config.server";
import { anyOf } from "~/database/statements.server";
import { db } from "~/database/connection.server";
import type { OutboxTable } from "~/database/tables";
import { timestamp, timestampAfter } from "~/time/time";
import { singleton } from "~/lifecycle/singleton.server";
import { log } from "~/observability/log.server";
import { nextWaitMs } from "./retry-schedule";
import { spendMail } from "./hourly-mail-limit.server";
import { findWaitingBefore, isFree, isSendable, type SendableMail } from "./outbox-queue.server";
import { parseMail } from "./mail";
import { deliver, inItsPlace, LONGEST_DELIVERY_MS, type Delivery } from "./transport.server";

/** A lease outlives every delivery, so that it is only ever taken over where the marking of one failed. */
const LEASE_MS = LONGEST_DELIVERY_MS + 30_000;

/** The mails this process is sending. */
const inHand = singleton("mails in hand", () => new Set<Promise<void>>());

/** `postponed`: the mails of this hour are spent; it is sent when the next ones may be, and nothing has failed. */
type Outcome = "sent" | "postponed" | "unsent";

/** A mail that is tried ahead of its time, for the sake of one behind it, keeps its count and its next time. */
type Timing = "when due" | "ahead of its time";

/**
 * Tries a queued mail now, and before it those of its thread that still wait, so that all keep their order.
 * Waits at most `ms`. False when it is not known to be sent by then: a slow delivery goes on, and one that failed,
 * or has to wait behind an earlier one that did, is left to the worker. One that is postponed counts as sent.
 */
export async function sendNow(id: string, ms: number): Promise<boolean> {
  const outcome = await withDeadline(sendById(id), ms);
  return outcome === "sent" || outcome === "postponed";
}

/** {@link sendNow} for what is stored already: where the database fails now, the mail is left to the worker. */
export async function trySendNow(id: string, ms: number): Promise<boolean> {
  try {
    return await sendNow(id, ms);
  } catch (error) {
    log.error({ err: error, outboxId: id }, "mail not tried");
    return false;
  }
}

async function sendById(id: string): Promise<Outcome> {
  const mail = await db
    .selectFrom("outbox")
    .select(["id", "thread"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!mail) return "unsent";
  for (const earlier of await findWaitingBefore(mail)) {
    const outcome = await send(earlier, "ahead of its time");
    if (outcome === "postponed") return outcome;
    if (outcome === "unsent") break;
  }
  return send(mail);
}

/** Sends one mail when its thread's turn has come; `sent` also when it was before this call. */
export function send({ id, thread }: SendableMail, timing: Timing = "when due"): Promise<Outcome> {
  const sending = withLock(`mail ${thread}`, () => attempt(id, timing));
  const settled = sending.then(noop, noop).then(() => void inHand.delete(settled));
  inHand.add(settled);
  return sending;
}

/** Resolves when no mail is being sent any more. */
export async function mailsInHand(): Promise<void> {
  while (inHand.size > 0) await Promise.all(inHand);
}

/** The mails that a former process was sending, as long as this one sends none. */
export async function findLeased(): Promise<string[]> {
  const leased = await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "pending")
    .where("leased_until", "is not", null)
    .execute();
  return leased.map(({ id }) => id);
}

/** Voids the leases of mails that nobody sends any more. */
export async function releaseLeases(ids: readonly string[]): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ leased_until: null })
    .where("id", "in", anyOf(ids))
    .where("state", "=", "pending")
    .execute();
}

/** The lease begins once the mail has its place: the wait for that may be longer than any delivery. */
async function attempt(id: string, timing: Timing): Promise<Outcome> {
  const waiting = await db
    .selectFrom("outbox")
    .select(["mail", "rate_limited"])
    .where("id", "=", id)
    .where("state", "=", "pending")
    .executeTakeFirst();
  const mail = waiting && parseMail(waiting.mail);
  const work = () => attemptNow(id, timing);
  return mail ? inItsPlace(mail, waiting.rate_limited ? "stranger" : "customer", work) : work();
}

async function attemptNow(id: string, timing: Timing): Promise<Outcome> {
  const started = new Date();
  const early = timing === "ahead of its time";
  const leased = await lease(id, started, early);
  if (!leased) return outcomeSoFar(id, started);
  const firstTry = leased.attempts === (early ? 0 : 1);
  const wait = leased.rate_limited && firstTry ? await spendMail() : undefined;
  if (wait !== undefined) {
    const next_attempt_at = timestampAfter(wait * 1000);
    await settle(id, { attempts: 0, next_attempt_at }).execute();
    return "postponed";
  }
  const mail = parseMail(leased.mail);
  const delivery: Delivery = mail
    ? await deliver(mail)
    : { ok: false, permanent: true, reason: "the stored mail cannot be read" };
  if (delivery.ok) {
    const { messageId } = delivery;
    await settle(id, { state: "sent", message_id: messageId, sent_at: timestamp() }).execute();
    return "sent";
  }
  const { permanent, reason, pauseMs = 0 } = delivery;
  log.warn({ outboxId: id, attempt: leased.attempts, permanent, reason }, "mail not sent");
  // Counted from the start of the attempt: one that took long to fail waits that much less.
  const due = timestampAfter(nextWaitMs(leased.attempts, config.outboxRetryMs), started);
  const allowed = timestampAfter(pauseMs);
  const failed = settle(id, {
    state: permanent ? "failed" : "pending",
    last_error: reason,
    ...(!early && { next_attempt_at: due > allowed ? due : allowed }),
  });
  // An operator may have given it up in the meantime.
  await failed.where("state", "=", "pending").execute();
  return "unsent";
}

/** Takes the mail for this attempt, unless it must wait, is sent, or somebody else has it. */
function lease(id: string, now: Date, early: boolean) {
  return db
    .updateTable("outbox")
    .set((eb) => ({
      leased_until: timestampAfter(LEASE_MS, now),
      attempts: eb("attempts", "+", early ? 0 : 1),
    }))
    .where("id", "=", id)
    .where(early ? isFree(now) : isSendable(now))
    .returning(["mail", "attempts", "rate_limited"])
    .executeTakeFirst();
}

async function outcomeSoFar(id: string, now: Date): Promise<Outcome> {
  const mail = await db
    .selectFrom("outbox")
    .select(["state", "attempts", "next_attempt_at"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (mail?.state === "sent") return "sent";
  // The worker may have been there first.
  const postponed = mail?.attempts === 0 && mail.next_attempt_at > timestamp(now);
  return postponed && mail.state === "pending" ? "postponed" : "unsent";
}

function settle(id: string, outcome: Updateable<OutboxTable>) {
  return db
    .updateTable("outbox")
    .set({ ...outcome, leased_until: null })
    .where("id", "=", id);
}

function noop(): void {}
