import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { enqueueEmail } from "~/email/outbox.server";
import { daysAgo } from "~/time/time";
import { findDigestFacts } from "./digest-facts.server";
import { digestMail } from "./digest-mail";

const PAUSE_MS = 60_000;
/** How long digests stay in the outbox, where the desk lists them. */
const KEPT_DAYS = 30;

/** Looks every minute whether the day's digest is due, `minutes` after midnight in UTC. */
export function startDigest(minutes: number): BackgroundJob {
  return startJob("digest", PAUSE_MS, () => queueDigest(new Date(), minutes));
}

/**
 * Queues the mail of the day once its time has come, also when that was while the site was down; a day that went by
 * without one gets none. True when it was queued now, false when it is not due or was queued before.
 */
export async function queueDigest(now: Date, minutes: number): Promise<boolean> {
  if (now.getUTCHours() * 60 + now.getUTCMinutes() < minutes) return false;
  const dedupeKey = keyOf(now.toISOString());
  if (await isQueued(dedupeKey)) return false;
  const facts = await findDigestFacts(now);
  const mail = digestMail(facts, now, config.mail.to);
  return db.transaction().execute(async (trx) => {
    if (facts.clock.state === "right") {
      await trx
        .deleteFrom("outbox")
        .where("dedupe_key", ">=", keyOf(""))
        .where("dedupe_key", "<", keyOf(daysAgo(KEPT_DAYS, now)))
        .execute();
    }
    return (await enqueueEmail(trx, { dedupeKey, mail })) !== undefined;
  });
}

function keyOf(moment: string): string {
  return `digest-${moment.slice(0, 10)}`;
}

async function isQueued(dedupeKey: string): Promise<boolean> {
  const queued = await db
    .selectFrom("outbox")
    .select("id")
    .where("dedupe_key", "=", dedupeKey)
    .executeTakeFirst();
  return queued !== undefined;
}
