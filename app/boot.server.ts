import morgan from "morgan";
import { config } from "~/server/config/config.server";
import {
  closeDatabase,
  db,
  plainDb,
  postgres,
  sqlite,
  withoutTimeLimits,
  isAnswering,
} from "~/server/database/connection.server";
import { exposeDatabase } from "~/server/database/database-metrics.server";
import { withReserve } from "~/server/database/disk-reserve.server";
import { holdsJob, releaseJobs } from "~/server/database/job-lock.server";
import * as JobRuns from "~/server/database/job-runs.repository.server";
import { migrate, NewerDatabase } from "~/server/database/migrate.server";
import * as PostgresServer from "~/server/database/postgres/check-server.server";
import { reportTrigrams } from "~/server/database/postgres/trigrams.server";
import { waitWithoutBlocking } from "~/server/database/sqlite.server";
import { serve } from "~/server/http/serve.server";
import { refusalPage } from "~/layout/refusal-page.server";
import { guardJobs, recordJobs, type BackgroundJob } from "~/server/jobs/background-job.server";
import { shutDownOnSignals } from "~/server/jobs/shutdown.server";
import { singleton } from "~/server/jobs/singleton.server";
import { startBounces } from "~/server/email/bounces.server";
import { exposeOutbox, startOutboxWorker } from "~/server/email/outbox-worker.server";
import * as OutboxQueue from "~/server/email/outbox-queue.repository.server";
import { deliveriesEnded } from "~/server/email/outbox.server";
import { signInEmailsSent } from "~/desk/sign-in.server";
import { lostLinksSent } from "~/orders/lost-link.server";
import { exposeLog, serveMetrics } from "~/server/log/metrics-port.server";
import { log } from "~/server/log/log.server";
import { stopThumbnails } from "~/server/pictures/thumbnails.server";
import { acceptEvent } from "~/server/stripe/stripe.server";
import { startReminders } from "~/assets/reminders.server";
import { findPaidSender } from "~/assets/resolve-draft.server";
import * as Uploads from "~/assets/uploads.repository.server";
import { BackupFailure } from "~/operations/backup/backup-policy";
import { startBackups } from "~/operations/backup/schedule.server";
import { startDigest } from "~/operations/digest/digest.server";
import { replayErasures } from "~/operations/erasure/replay.server";
import { judgeClock } from "~/operations/retention/clock.server";
import { discardInterruptedFiles } from "~/operations/retention/discarded-files.server";
import { startRateLimitCleanup, startSweeper } from "~/operations/retention/sweeper.server";
import { startLaunchEmails } from "~/orders/launch.server";
import { startReconciliation } from "~/orders/reconcile.server";
import { checkStripeMode, OtherStripeMode } from "~/orders/stripe-mode.server";
import { demoAsked, variantOf } from "~/page-variants.server";

export function boot(): Promise<void> {
  return singleton("boot", start);
}

async function start(): Promise<void> {
  // By default Node ends the process, and with it every other request.
  process.on("unhandledRejection", (error) => log.error({ err: error }, "nobody caught an error"));
  try {
    if (postgres) {
      await PostgresServer.checkServer(postgres.work);
      await PostgresServer.reportClock(postgres.work);
    }
    await withoutTimeLimits(migrate);
    if (postgres) {
      await PostgresServer.checkCollation(postgres.work);
      await reportTrigrams(db);
    }
    await checkStripeMode(db, config);
  } catch (error) {
    const explained = [NewerDatabase, PostgresServer.UnsuitableServer, OtherStripeMode];
    if (explained.some((kind) => error instanceof kind)) log.fatal((error as Error).message);
    else log.fatal({ err: error }, "the database could not be migrated");
    process.exit(1);
  }
  try {
    await withReserve(replayErasures);
  } catch (error) {
    // Somebody who was forgotten must not be served, written to or billed again.
    const reason = error instanceof BackupFailure ? error.message : undefined;
    log.fatal(
      { err: error, reason },
      "who was forgotten since the restored backup is not forgotten again",
    );
    process.exit(1);
  }
  if (sqlite) waitWithoutBlocking(sqlite);
  const left = await findStaleLeases();

  // remix-serve would log queries too, by morgan's "tiny"; app/server/http/request-log.server.ts logs requests instead.
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
      stopThumbnails();
      await Promise.all([drain(), ...jobs.map((job) => job.stop())]);
      await releaseJobs();
      await Promise.all([lostLinksSent(), signInEmailsSent()]);
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
  const drain = serve({
    ...{
      refusalPage,
      variantOf,
      destinationOf: demoAsked,
      findPaidSender,
      acceptEvent,
      isAnswering,
      onListening,
    },
  });
}

function startJobs(): BackgroundJob[] {
  const { backup, digestMinutes } = config;
  if (postgres) guardJobs(holdsJob);
  recordJobs((run) => JobRuns.upsert(plainDb, run));
  return [
    startOutboxWorker(),
    startBounces(),
    startReconciliation(),
    startLaunchEmails(),
    // The bucket need not answer: only a clock that is known to be wrong holds up reminders.
    startReminders(async () => (await judgeClock(new Date())).state !== "wrong"),
    startSweeper(),
    startRateLimitCleanup(),
    ...(backup.everyHours === undefined ? [] : [startBackups(backup.everyHours)]),
    ...(digestMinutes === undefined ? [] : [startDigest(digestMinutes)]),
  ];
}

/** Finds the leases of an earlier process, which only SQLite's one process can know; those on PostgreSQL end by their time. */
async function findStaleLeases() {
  if (postgres) return { mails: [], files: [] };
  return { mails: await OutboxQueue.findAllLeased(db), files: await Uploads.findAllReceiving(db) };
}

async function takeUp({ mails, files }: Awaited<ReturnType<typeof findStaleLeases>>) {
  try {
    await OutboxQueue.endLeases(db, mails);
    await discardInterruptedFiles(files);
  } catch (error) {
    // Pages must be served even with a full disk; retention deletes the rest by its age.
    log.error({ err: error }, "what a former process had in hand could not be released");
  }
}
