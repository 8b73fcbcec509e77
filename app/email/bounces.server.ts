import { db } from "~/database/connection.server";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { log } from "~/observability/log.server";
import { DAY_MS, daysAgo, HOUR_MS, timestamp } from "~/time/time";
import * as Outbox from "./outbox.repository.server";
import { findBounces, PostmarkFailed } from "./postmark.server";

/** How far back the first question goes, so that a site that was down or restored misses no bounce. */
const FIRST_DAYS = 30;

/**
 * Bounces after which Postmark delivers no further email to the address, or that say that it is none. After the others,
 * such as a full mailbox, a later email may arrive. See https://postmarkapp.com/developer/api/bounce-api#bounce-types.
 */
const HARD_TYPES = new Set([
  "HardBounce",
  "BadEmailAddress",
  "SpamComplaint",
  "ManuallyDeactivated",
]);

/** Asks Postmark for bounces now and every hour. */
export function startBounces(): BackgroundJob {
  let answeredAt: Date | undefined;
  return startJob("bounces", HOUR_MS, async (stopping) => {
    answeredAt = await recordBounces(new Date(), answeredAt, stopping);
  });
}

/**
 * Asks Postmark for the bounces since its last answer and records the hard ones of the site's emails; does not ask where no
 * email about an order was sent lately. Resolves with the time of the last complete answer. Does not throw when Postmark fails.
 */
export async function recordBounces(
  now: Date,
  answeredAt?: Date,
  stopping?: AbortSignal,
): Promise<Date | undefined> {
  const first = daysAgo(FIRST_DAYS, now);
  if (!(await Outbox.existsSentSince(db, first))) return answeredAt;
  // An answer dated later than now was asked for while the clock was ahead.
  const since = answeredAt && answeredAt <= now ? answeredAt : new Date(first);
  let bounced = 0;
  try {
    for await (const page of findBounces(new Date(since.getTime() - DAY_MS))) {
      for (const { messageId, type } of page.filter(({ type }) => HARD_TYPES.has(type))) {
        if (await Outbox.updateBounced(db, messageId, type, timestamp(now))) bounced += 1;
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
