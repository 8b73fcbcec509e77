import { db } from "~/server/database/connection.server";
import { log } from "~/server/log/log.server";
import { gauge } from "~/server/log/metrics.server";
import { readBucketClock } from "~/server/storage/bucket.server";
import { isTooFarOff } from "~/server/time/time";
import * as Retention from "./retention.repository.server";

/** Whether this machine's clock is right enough to delete by; `leadMs`: how far it is ahead, negative where behind. */
export type Clock = { state: "right" } | { state: "wrong"; leadMs: number } | { state: "unknown" };

/** Compares this machine's clock, which says `now`, with the bucket's, or else with the newest time in the database. */
export async function judgeClock(now: Date): Promise<Clock> {
  const bucket = await readBucketClock();
  const newest = bucket ? undefined : await Retention.findNewestTime(db);
  const other = bucket ?? (newest === undefined ? undefined : new Date(newest));
  const leadMs = other && now.getTime() - other.getTime();
  const lead = gauge(
    "sitewright_clock_lead_seconds",
    "How far the clock is ahead of the bucket's; absent where that did not tell the time.",
  );
  if (bucket && leadMs !== undefined) lead?.set(leadMs / 1000);
  else lead?.remove();
  if (leadMs !== undefined && isTooFarOff(leadMs) && (bucket || leadMs < 0)) {
    log.warn({ leadSeconds: Math.round(leadMs / 1000) }, "the clock is wrong: nothing is deleted");
    return { state: "wrong", leadMs };
  }
  if (bucket) return { state: "right" };
  log.warn("the bucket did not tell the time: nothing is deleted");
  return { state: "unknown" };
}
