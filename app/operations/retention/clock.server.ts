import { db } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import { gauge } from "~/observability/metrics.server";
import { readBucketClock } from "~/storage/bucket-clock.server";
import { isTooFarOff } from "~/storage/clock-lead";

/** Whether data may be deleted by this machine's clock; `leadMs`: how far that is ahead, negative where behind. */
export type Clock = { state: "right" } | { state: "wrong"; leadMs: number } | { state: "unknown" };

/**
 * Judges the clock that tells `now`. The bucket's decides. Where that does not answer, nobody knows whether the clock
 * is right; it is wrong if the database has seen a later day.
 */
export async function judgeClock(now: Date): Promise<Clock> {
  const bucket = await readBucketClock();
  const leadMs = leadOver(bucket ?? (await newestTime()), now);
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

/** The newest moment in the tables that every order leaves its traces in; undefined while they are empty. */
async function newestTime(): Promise<Date | undefined> {
  const { time } = await db
    .selectFrom("stripe_events")
    .select(({ fn }) => fn.max<string | null>("received_at").as("time"))
    .executeTakeFirstOrThrow();
  const mails = await Promise.all((["pending", "sent", "failed"] as const).map(newestMail));
  const newest = [time, ...mails]
    .flatMap((one) => one ?? [])
    .sort()
    .at(-1);
  return newest === undefined ? undefined : new Date(newest);
}

async function newestMail(state: "pending" | "sent" | "failed"): Promise<string | undefined> {
  const mail = await db
    .selectFrom("outbox")
    .select("created_at")
    .where("state", "=", state)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return mail?.created_at;
}
