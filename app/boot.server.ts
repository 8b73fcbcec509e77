import morgan from "morgan";
import { config } from "~/config/config.server";
import { closeDatabase, db, postgres, withoutTimeLimits } from "~/database/connection.server";
import { exposeDatabase } from "~/database/database-metrics.server";
import { withReserve } from "~/database/disk-reserve.server";
import { holdsJob, releaseJobs } from "~/database/job-lock.server";
import { migrate, NewerDatabase } from "~/database/migrate.server";
import {
  checkCollation,
  checkServer,
  UnsuitableServer,
} from "~/database/postgres/check-server.server";
import { serve } from "~/http/serve.server";
import { refusalPage } from "~/layout/refusal-page.server";
import { guardJobs, type BackgroundJob } from "~/lifecycle/background-job.server";
import { shutDownOnSignals } from "~/lifecycle/shutdown.server";
import { singleton } from "~/lifecycle/singleton.server";
import { startBounces } from "~/email/bounces.server";
import { exposeOutbox } from "~/email/outbox-metrics.server";
import * as OutboxQueue from "~/email/outbox-queue.repository.server";
import { startOutboxWorker } from "~/email/outbox-worker.server";
import { deliveriesEnded } from "~/email/outbox.server";
import { exposeLog } from "~/observability/log-metrics.server";
import { log } from "~/observability/log.server";
import { serveMetrics } from "~/observability/metrics-port.server";
import { startReminders } from "~/onboarding/reminders.server";
import { replayErasures } from "~/operations/backup/replay-erasures.server";
import { startBackups } from "~/operations/backup/schedule.server";
import { startDigest } from "~/operations/digest/digest.server";
import {
  discardInterruptedFiles,
  findReceiving,
} from "~/operations/retention/discarded-files.server";
import { startRateLimitCleanup, startSweeper } from "~/operations/retention/sweeper.server";
import { startReconciliation } from "~/ordering/reconcile.server";
import { demoAsked, variantOf } from "~/page-variants.server";

/** Prepares the process, once: migrations, middleware, background jobs and shutdown. Ends it where that fails. */
export function boot(): Promise<void> {
  return singleton("boot", start);
}

async function start(): Promise<void> {
  // By default Node ends the process, and with it every other request.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "nobody caught an error"));
  try {
    if (postgres) await checkServer(postgres.work);
    await withoutTimeLimits(migrate);
    if (postgres) await checkCollation(postgres.work);
  } catch (error) {
    const { message, ...facts } = reasonOf(error);
    log.fatal(facts, message);
    process.exit(1);
  }
  try {
    await withReserve(replayErasures);
  } catch (error) {
    // Somebody who was forgotten must not be served, written to or billed again.
    log.fatal({ err: error }, "who was forgotten since the restored backup is not forgotten again");
    process.exit(1);
  }
  const left = await findStaleLeases();

  // remix-serve would log queries too, by morgan's "tiny"; app/http/request-log.server.ts logs requests instead.
  morgan.format("tiny", () => undefined);
  // Output of libraries, such as remix-serve's, becomes log lines.
  if (!config.development) console.log = (...words) => log.info(words.map(String).join(" "));

  exposeDatabase();
  exposeOutbox();
  exposeLog();
  const closeMetrics = serveMetrics();
  let jobs: BackgroundJob[] = [];
  const stopping = new AbortController();
  const takeSignals = shutDownOnSignals({
    finish: async () => {
      stopping.abort();
      await Promise.all([drain(), ...jobs.map((job) => job.stop())]);
      await releaseJobs();
      // The last requests may have queued mails while the worker had stopped.
      await deliveriesEnded();
    },
    close: async () => {
      closeMetrics();
      await closeDatabase();
    },
  });
  // Not before: if another process has the port, this one must end without side effects.
  const onListening = () => {
    // After remix-serve has added its own signal listeners.
    setImmediate(takeSignals);
    void takeUp(left).then(() => {
      if (!stopping.signal.aborted) jobs = startJobs();
    });
  };
  const drain = serve({ refusalPage, variantOf, destinationOf: demoAsked, onListening });
}

function startJobs(): BackgroundJob[] {
  const { backup, digestMinutes } = config;
  if (postgres) guardJobs(holdsJob);
  return [
    startOutboxWorker(),
    startBounces(),
    startReconciliation(),
    startReminders(),
    startSweeper(),
    startRateLimitCleanup(),
    ...(backup.everyHours === undefined ? [] : [startBackups(backup.everyHours)]),
    ...(digestMinutes === undefined ? [] : [startDigest(digestMinutes)]),
  ];
}

function reasonOf(error: unknown) {
  if (error instanceof NewerDatabase || error instanceof UnsuitableServer) {
    return { message: error.message };
  }
  return { err: error, message: "the database could not be migrated" };
}

/**
 * Finds stale leases: only one process serves a file, so those found at its start are of an earlier process. On PostgreSQL
 * they may be another's, and end by their time.
 */
async function findStaleLeases() {
  if (postgres) return { mails: [], files: [] };
  return { mails: await OutboxQueue.findAllLeased(db), files: await findReceiving() };
}

async function takeUp({
  mails,
  files,
}: Awaited<ReturnType<typeof findStaleLeases>>): Promise<void> {
  try {
    await OutboxQueue.endLeases(db, mails);
    await discardInterruptedFiles(files);
  } catch (error) {
    // Pages must be served even with a full disk; retention deletes the rest by its age.
    log.error({ err: error }, "what a former process had in hand could not be released");
  }
}
