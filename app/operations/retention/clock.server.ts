import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { gauge } from "~/observability/metrics.server";
import { readBucketClock } from "~/storage/bucket-clock.server";
import { isTooFarOff } from "~/time/time";
import * as Retention from "./retention.repository.server";

/** Whether this machine's clock is right enough to delete by; `leadMs`: how far it is ahead, negative where behind. */
export type Clock = { state: "right" } | { state: "wrong"; leadMs: number } | { state: "unknown" };

/**
 * Compares this machine's clock, which says `now`, with the bucket's. Without an answer of the bucket its state is
 * `unknown`, or `wrong` if the database holds a time that is too far ahead.
 */
export async function judgeClock(now: Date): Promise<Clock> {
  const bucket = await readBucketClock();
  const leadMs = leadOver(bucket ?? (await newestStored()), now);
  expose(bucket && leadMs);
  if (leadMs !== undefined && isTooFarOff(leadMs) && (bucket || leadMs < 0)) {
    log.warn({ leadSeconds: Math.round(leadMs / 1000) }, "the clock is wrong: nothing is deleted");
    return { state: "wrong", leadMs };
  }
  if (bucket) return { state: "right" };
  log.warn("the bucket did not tell the time: nothing is deleted");
  return { state: "unknown" };
}

function leadOver(other: Date | undefined, now: Date): number | undefined {
  return other && now.getTime() - other.getTime();
}

function expose(leadMs: number | undefined): void {
  const lead = gauge(
    "sitewright_clock_lead_seconds",
    "How far the clock is ahead of the bucket's; absent where that did not tell the time.",
  );
  if (leadMs === undefined) lead?.remove();
  else lead?.set(leadMs / 1000);
}

async function newestStored(): Promise<Date | undefined> {
  const newest = await Retention.findNewestTime(db);
  return newest === undefined ? undefined : new Date(newest);
}
