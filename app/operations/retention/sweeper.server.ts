import { fillReserve, withReserve } from "~/database/disk-reserve.server";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { log } from "~/observability/log.server";
import { deleteOldErasures, syncErasures } from "~/operations/erasure/erasures.server";
import { MINUTE_MS } from "~/time/time";
import { expireAbandoned } from "./abandoned-checkouts.server";
import { judgeClock } from "./clock.server";
import { removeDiscardedFiles } from "./discarded-files.server";
import {
  deleteExpiredDrafts,
  discardExpiredFiles,
  discardSubmittedFiles,
  clearOldNetworks,
} from "./expired-drafts.server";
import {
  abortOldParts,
  deleteEndedOrders,
  deleteExpiredLimits,
  deleteOldEvents,
  deleteOldInquiries,
  deleteOldLinks,
  deleteUnpaidOrders,
} from "./old-records.server";

type Task = (now: Date, stopping: AbortSignal) => Promise<number>;

/** In this order: a file is discarded, then deleted from the bucket, and then the rows it belonged to are deleted. */
const tasks: readonly (readonly [kind: string, task: Task])[] = [
  ["abandoned checkouts", expireAbandoned],
  ["expired files", discardExpiredFiles],
  ["submitted files", discardSubmittedFiles],
  ["discarded files", removeDiscardedFiles],
  ["forgotten multipart uploads", abortOldParts],
  ["expired drafts", deleteExpiredDrafts],
  ["networks of submissions", clearOldNetworks],
  ["unpaid orders", deleteUnpaidOrders],
  ["ended orders", deleteEndedOrders],
  ["old inquiries", deleteOldInquiries],
  ["webhook events", deleteOldEvents],
  ["private links", deleteOldLinks],
  ["forgotten persons told to the bucket", syncErasures],
  ["forgotten persons", deleteOldErasures],
];

/** The tasks that run even if the clock is wrong, because a person asked for the deletion. */
const requested: readonly Task[] = [removeDiscardedFiles, syncErasures];

/** Runs {@link sweep} if the clock is known to be right; else only the tasks that do not depend on it. */
export async function sweepByClock(now: Date, stopping: AbortSignal): Promise<void> {
  const { state } = await judgeClock(now);
  await sweep(now, stopping, state === "right" ? () => true : (task) => requested.includes(task));
}

/**
 * Deletes what is older than content/retention.ts allows, also where the disk is full, and refills the disk's reserve.
 * The failure of a task is logged and does not stop the others.
 */
export async function sweep(
  now: Date,
  stopping: AbortSignal,
  shouldRun: (task: Task) => boolean = () => true,
): Promise<void> {
  for (const [kind, task] of tasks.filter(([, task]) => shouldRun(task))) {
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

/** Sweeps at once, and again every hour. */
export function startSweeper(): BackgroundJob {
  return startJob("sweeper", 60 * MINUTE_MS, (stopping) => sweepByClock(new Date(), stopping));
}

/**
 * Deletes the expired counts of posts at once, and again every ten minutes. A network is counted for ten
 * minutes, so its count is deleted within the hour that the privacy policy promises.
 */
export function startRateLimitCleanup(): BackgroundJob {
  return startJob("post counts", 10 * MINUTE_MS, (stopping) =>
    deleteExpiredLimits(new Date(), stopping),
  );
}
