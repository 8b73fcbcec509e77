import { fillReserve, withReserve } from "~/server/database/disk-reserve.server";
import { startJob, type BackgroundJob } from "~/server/jobs/background-job.server";
import { log } from "~/server/log/log.server";
import { deleteOldErasures, syncErasures } from "~/operations/erasure/erasures.server";
import { MINUTE_MS } from "~/server/time/time";
import { judgeClock } from "./clock.server";
import { removeDiscardedFiles } from "./discarded-files.server";
import * as ExpiredDrafts from "./expired-drafts.server";
import * as OldRecords from "./old-records.server";

type Task = (now: Date, stopping: AbortSignal) => Promise<number>;

/** In this order: a file is discarded, then deleted from the bucket, and then the rows it belonged to are deleted. */
const tasks: readonly (readonly [kind: string, task: Task])[] = [
  ["abandoned checkouts", OldRecords.expireAbandoned],
  ["expired files", ExpiredDrafts.discardExpiredFiles],
  ["submitted files", ExpiredDrafts.discardSubmittedFiles],
  ["removed files", ExpiredDrafts.discardRemovedFiles],
  ["discarded files", removeDiscardedFiles],
  ["forgotten multipart uploads", OldRecords.abortOldParts],
  ["expired drafts", ExpiredDrafts.deleteExpiredDrafts],
  ["networks of submissions", ExpiredDrafts.clearOldNetworks],
  ["unpaid orders", OldRecords.deleteUnpaidOrders],
  ["ended orders", OldRecords.deleteEndedOrders],
  ["old inquiries", OldRecords.deleteOldInquiries],
  ["webhook events", OldRecords.deleteOldEvents],
  ["private links", OldRecords.deleteOldLinks],
  ["sign-ins of the team", OldRecords.deleteOldSignIns],
  ["forgotten persons told to the bucket", syncErasures],
  ["forgotten persons", deleteOldErasures],
];

/** The tasks that run even if the clock is wrong, because a person asked for the deletion. */
const requested: readonly Task[] = [removeDiscardedFiles, syncErasures];

export async function sweepByClock(now: Date, stopping: AbortSignal): Promise<void> {
  const isRight = (await judgeClock(now)).state === "right";
  const allowed = tasks.filter(([, task]) => isRight || requested.includes(task));
  await sweep(now, stopping, allowed);
}

/** Deletes what is older than content/retention.ts allows, also where the disk is full. A failed task stops no other. */
export async function sweep(now: Date, stopping: AbortSignal, some = tasks): Promise<void> {
  for (const [kind, task] of some) {
    if (stopping.aborted) return;
    try {
      const count = await withReserve(() => task(now, stopping));
      if (count > 0) log.info({ kind, count }, "swept");
    } catch (error) {
      log.error({ err: error, kind }, "not swept");
    }
  }
  await fillReserve();
}

export function startSweeper(): BackgroundJob {
  return startJob("sweeper", 60 * MINUTE_MS, (stopping) => sweepByClock(new Date(), stopping));
}

/** A network is counted for an hour less than the privacy policy promises, so that its count is deleted in time. */
export function startRateLimitCleanup(): BackgroundJob {
  return startJob("post counts", 10 * MINUTE_MS, (stopping) =>
    OldRecords.deleteExpiredLimits(new Date(), stopping),
  );
}
