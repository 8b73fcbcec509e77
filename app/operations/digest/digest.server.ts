import { withDeadline } from "~/concurrency/deadline";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { diskSpace } from "~/database/disk-space.server";
import { inTransaction } from "~/database/transaction.server";
import { enqueueEmail } from "~/email/outbox.server";
import * as Outbox from "~/email/outbox.repository.server";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { judgeClock, type Clock } from "~/operations/retention/clock.server";
import * as BouncedOrders from "~/ordering/bounced-orders.repository.server";
import * as UnexpectedPayments from "~/ordering/unexpected-payments.repository.server";
import { findNewestBackup } from "~/storage/backup-objects.server";
import { DAY_MS, daysAgo, HOUR_MS, timestampAfter } from "~/time/time";
import { dayIn, minutesIn } from "~/time/working-days";
import { digestEmail, MAX_NAMED, type DigestFacts } from "./digest-email";
import * as Digest from "./digest.repository.server";

const PAUSE_MS = 60_000;
/** How long digests stay in the outbox, where the desk lists them. */
const DIGEST_DAYS = 30;

/** Checks every minute whether the day's digest is due, `minutes` after midnight in TIME_ZONE. */
export function startDigest(minutes: number): BackgroundJob {
  return startJob("digest", PAUSE_MS, () => enqueueDigest(new Date(), minutes, config.timeZone));
}

/**
 * Enqueues the day's digest once its time has come, also when that was while the site was down; no digest is made for a
 * day that is over. True when it was enqueued now, false when it is not due or was enqueued before.
 */
export async function enqueueDigest(
  now: Date,
  minutes: number,
  timeZone: string,
): Promise<boolean> {
  if (minutesIn(timeZone, now) < minutes) return false;
  const dedupeKey = keyOf(dayIn(timeZone, now));
  if (await Digest.existsInOutbox(db, dedupeKey)) return false;
  const facts = await gatherFacts(now);
  const mail = digestEmail(facts, { now, timeZone }, config.mail.to);
  return inTransaction(db, async (trx) => {
    if (facts.clock.state === "right") {
      await Digest.deleteFromOutbox(trx, keyOf(""), keyOf(daysAgo(DIGEST_DAYS, now)));
    }
    return (await enqueueEmail(trx, { dedupeKey, mail })) !== undefined;
  });
}

function keyOf(moment: string): string {
  return `digest-${moment.slice(0, 10)}`;
}

/** Throws when the database or the disk fails. */
async function gatherFacts(now: Date): Promise<DigestFacts> {
  const since = timestampAfter(-24 * HOUR_MS, now);
  return {
    newOrders: await Digest.countOrdersSince(db, since),
    paid: await Digest.findAllPaidSince(db, since),
    flagged: await Digest.countFlaggedOrders(db),
    unresolved: await UnexpectedPayments.findAllUnresolved(db, MAX_NAMED),
    bounced: await BouncedOrders.findAllReferences(db, MAX_NAMED),
    waiting: await waitingOrders(now),
    emails: await Outbox.countStuck(db, now),
    disk: config.databaseUrl ? undefined : await diskSpace(config.dataDir),
    clock: await clockState(now),
    ...(await backups(now)),
  };
}

async function waitingOrders(now: Date): Promise<DigestFacts["waiting"]> {
  const paidBefore = timestampAfter(-48 * HOUR_MS, now);
  const orders = await Digest.findAllWaitingForAssets(db, paidBefore, MAX_NAMED + 1);
  return orders.map(({ reference, paid_at }) => ({
    reference,
    days: Math.floor((now.getTime() - Date.parse(paid_at!)) / DAY_MS),
  }));
}

async function clockState(now: Date): Promise<Clock> {
  const judged = await withDeadline(judgeClock(now), config.providerTimeoutMs);
  return judged === "late" ? { state: "unknown" } : judged;
}

async function backups(
  now: Date,
): Promise<Pick<DigestFacts, "newestBackup" | "backupsFromFuture">> {
  if (config.databaseUrl || config.backup.keys.length === 0)
    return { newestBackup: undefined, backupsFromFuture: 0 };
  try {
    const found = await withDeadline(findNewestBackup(now), config.providerTimeoutMs);
    if (found !== "late") {
      return { newestBackup: found.writtenAt ?? "none", backupsFromFuture: found.fromFuture };
    }
  } catch {
    // A bucket that fails is reported as one that does not answer.
  }
  return { newestBackup: "unknown", backupsFromFuture: 0 };
}
