import { db } from "~/server/database/connection.server";
import { inTransaction } from "~/server/database/transaction.server";
import { startJob, type BackgroundJob } from "~/server/jobs/background-job.server";
import { log } from "~/server/log/log.server";
import { DAY_MS, daysAgo, HOUR_MS, timestamp } from "~/server/time/time";
import * as Outbox from "./outbox.repository.server";
import { recordInHistory } from "./outbox.server";
import { findBounces, PostmarkFailed } from "./postmark.server";

/** How far back the first question goes, so that a site that was down or restored misses no bounce. */
const FIRST_DAYS = 30;

/** After these Postmark delivers nothing more to the address. https://postmarkapp.com/developer/api/bounce-api#bounce-types */
const HARD_TYPES = new Set([
  "HardBounce",
  "BadEmailAddress",
  "SpamComplaint",
  "ManuallyDeactivated",
]);

export function startBounces(): BackgroundJob {
  let answeredAt: Date | undefined;
  return startJob("bounces", HOUR_MS, async (stopping) => {
    answeredAt = await recordBounces(new Date(), answeredAt, stopping);
  });
}

function recordBounce(messageId: string, type: string, now: string): Promise<number> {
  return inTransaction(db, async (trx) => {
    const bounced = await Outbox.updateBounced(trx, messageId, type, now);
    for (const email of bounced) await recordInHistory(trx, email, "email_bounced");
    return bounced.length;
  });
}

/** Records the hard bounces since Postmark's last complete answer, whose time it resolves with. Does not throw for Postmark. */
export async function recordBounces(now: Date, answeredAt?: Date, stopping?: AbortSignal) {
  const first = daysAgo(FIRST_DAYS, now);
  if (!(await Outbox.existsSentSince(db, first))) return answeredAt;
  // An answer dated later than now was asked for while the clock was ahead.
  const since = answeredAt && answeredAt <= now ? answeredAt : new Date(first);
  let bounced = 0;
  try {
    for await (const page of findBounces(new Date(since.getTime() - DAY_MS))) {
      for (const { messageId, type } of page.filter(({ type }) => HARD_TYPES.has(type))) {
        bounced += await recordBounce(messageId, type, timestamp(now));
      }
      if (stopping?.aborted) return answeredAt;
    }
    return now;
  } catch (error) {
    if (!(error instanceof PostmarkFailed)) throw error;
    log.warn({ reason: error.message }, "Postmark did not tell which emails came back");
    return answeredAt;
  } finally {
    if (bounced > 0) log.info({ bounced }, "emails came back");
  }
}
