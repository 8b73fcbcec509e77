import { withDeadline, daysAgo, HOUR_MS, timestamp, timestampAfter } from "~/server/time/time";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import { diskSpace } from "~/server/database/disk-space.server";
import { inTransaction } from "~/server/database/transaction.server";
import { enqueueEmail } from "~/server/email/outbox.server";
import * as Outbox from "~/server/email/outbox.repository.server";
import { startJob, type BackgroundJob } from "~/server/jobs/background-job.server";
import { judgeClock } from "~/operations/retention/clock.server";
import { findToday } from "~/operations/today/find-today.server";
import { findNewestBackup } from "~/server/storage/backup-objects.server";
import { dayIn, minutesIn } from "~/server/time/working-days";
import { digestEmail, type DigestFacts } from "./digest-email";
import * as Digest from "./digest.repository.server";

const PAUSE_MS = 60_000;
/** How long digests stay in the outbox, where the desk lists them. */
const DIGEST_DAYS = 30;

export function startDigest(minutes: number): BackgroundJob {
  return startJob("digest", PAUSE_MS, () => enqueueDigest(new Date(), minutes, config.timeZone));
}

/** Enqueues the day's digest once, also where its time came while the site was down, but not when the day is over. */
export async function enqueueDigest(now: Date, minutes: number, timeZone: string) {
  if (minutesIn(timeZone, now) < minutes) return false;
  const key = keyOf(dayIn(timeZone, now));
  if (await Digest.existsInOutbox(db, key)) return false;
  const facts = await gatherFacts(now, timeZone);
  // A clock that is ahead, or that nobody could compare, must not take the place of the day's own digest.
  const { state } = facts.clock;
  const dedupeKey = state === "right" ? key : `${key}-${state}`;
  const mail = digestEmail(facts, { now, timeZone }, config.team);
  return inTransaction(db, async (trx) => {
    if (state === "right") {
      await Digest.deleteFromOutbox(trx, keyOf(""), keyOf(daysAgo(DIGEST_DAYS, now)));
    }
    return (await enqueueEmail(trx, { dedupeKey, mail })) !== undefined;
  });
}

function keyOf(moment: string): string {
  return `digest-${moment.slice(0, 10)}`;
}

async function gatherFacts(now: Date, timeZone: string): Promise<DigestFacts> {
  const since = timestampAfter(-24 * HOUR_MS, now);
  return {
    today: await findToday(db, now, timeZone),
    newOrders: await Digest.countOrdersSince(db, since),
    money: await Digest.findAllMoved(db, since, timestamp(now)),
    unsentEmails: (await Outbox.countStuck(db, now)).waiting,
    ...(await findMachine(now)),
  };
}

/** What a machine has room for and knows; the bucket may take `ms` to answer. */
export async function findMachine(
  now: Date,
  ms = config.providerTimeoutMs,
): Promise<Pick<DigestFacts, "disk" | "clock" | "newestBackup" | "backupsFromFuture">> {
  const [clock, found] = await Promise.all([withDeadline(judgeClock(now), ms), backups(now, ms)]);
  return {
    disk: config.databaseUrl ? undefined : await diskSpace(config.dataDir),
    clock: clock === "late" ? { state: "unknown" } : clock,
    ...found,
  };
}

async function backups(
  now: Date,
  ms: number,
): Promise<Pick<DigestFacts, "newestBackup" | "backupsFromFuture">> {
  if (config.databaseUrl || config.backup.keys.length === 0)
    return { newestBackup: undefined, backupsFromFuture: 0 };
  // The digest says where the bucket does not answer.
  const answer = findNewestBackup(now).catch(() => "late" as const);
  const found = await withDeadline(answer, ms);
  if (found === "late") return { newestBackup: "unknown", backupsFromFuture: 0 };
  return { newestBackup: found.writtenAt ?? "none", backupsFromFuture: found.fromFuture };
}
