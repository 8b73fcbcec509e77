import { version as siteVersion } from "../../package.json";
import { site } from "~/content/site";
import { count } from "~/content/words";
import { backupAge, gigabytes } from "~/operations/digest/digest-email";
import { findMachine } from "~/operations/digest/digest.server";
import { judgeSpace } from "~/operations/doctor/database-checks.server";
import { config } from "~/server/config/config.server";
import { db } from "~/server/database/connection.server";
import { databaseBytes } from "~/server/database/database-metrics.server";
import { RESERVE_BYTES } from "~/server/database/disk-space.server";
import * as JobRuns from "~/server/database/job-runs.repository.server";
import type { JobRunsTable } from "~/server/database/tables";
import * as Outbox from "~/server/email/outbox.repository.server";
import { startedJobs } from "~/server/jobs/background-job.server";
import { findLastRestore } from "~/server/storage/backup-objects.server";
import { localMinute, localWhen } from "~/server/time/local-days.server";
import {
  HOUR_MS,
  leadInWords,
  MINUTE_MS,
  timestamp,
  timestampAfter,
  withDeadline,
} from "~/server/time/time";
import { findDays } from "./health-days.server";
import { findDatabaseVersion } from "./health.repository.server";

export type HealthView = Awaited<ReturnType<typeof healthView>>;

type Fact = [label: string, text: string, isBad: boolean];

/** For what is asked of the bucket at each look. */
const BUCKET_MS = 3_000;
const NO_ANSWER = "the bucket did not answer";

export async function healthView(now = new Date()) {
  const [emails, machine, runs, days] = await Promise.all([
    emailFacts(),
    machineFacts(now),
    JobRuns.findAll(db),
    findDays(db, now, config.timeZone),
  ]);
  const jobs = [...startedJobs].map((job) =>
    jobView(
      job,
      runs.find(({ name }) => name === job[0]),
      now,
    ),
  );
  return { facts: [...emails, ...machine], jobs, days };
}

async function emailFacts(): Promise<Fact[]> {
  const waiting = await Outbox.countByState(db, "pending");
  const stuck = await Outbox.countStuck(db);
  const oldest = await Outbox.findOldestPendingTime(db);
  const since = oldest ? `, the oldest since ${exactly(oldest)}` : "";
  return [
    ["Emails that wait", `${waiting}${since}`, stuck.waiting > 0],
    ["Emails that failed", `${stuck.failed}`, stuck.failed > 0],
  ];
}

async function machineFacts(now: Date): Promise<Fact[]> {
  const restoring = findLastRestore().catch(() => "late" as const);
  const [{ disk, clock, newestBackup }, restored, version, bytes] = await Promise.all([
    findMachine(now, BUCKET_MS),
    withDeadline(restoring, BUCKET_MS),
    findDatabaseVersion(db),
    databaseBytes(),
  ]);
  const longestMs = 2 * (config.backup.everyHours ?? Infinity) * HOUR_MS;
  const isOld =
    newestBackup === "none" ||
    (newestBackup instanceof Date && now.getTime() - newestBackup.getTime() > longestMs);
  const off = disk ? "off: BACKUP_KEY is not set" : "kept by the database's host";
  const byHand = config.backup.everyHours ? "" : "; by hand alone: BACKUP_EVERY_HOURS is not set";
  const proven = restored instanceof Date ? exactly(timestamp(restored)) : "none was restored";
  const clockWords = { right: "right", unknown: NO_ANSWER };
  const all: (Fact | undefined)[] = [
    ["Newest backup", newestBackup ? backupAge(newestBackup, now) + byHand : off, isOld],
    newestBackup && ["Last restore", restored === "late" ? NO_ANSWER : proven, false],
    disk && [
      "Free disk space",
      `${gigabytes(disk.free)} of ${gigabytes(disk.total)}`,
      judgeSpace(disk, RESERVE_BYTES).state !== "ok",
    ],
    ["Database", `${version}, ${(bytes / 1e6).toFixed(1)} MB`, false],
    clock.state === "wrong"
      ? ["Clock", leadInWords(clock.leadMs), true]
      : ["Clock", clockWords[clock.state], false],
    ["Time", localMinute(timestamp(now)), false],
    ["Time zone", config.timeZone, false],
    ["Started", exactly(timestamp(startedAt())), false],
    ["Versions", `${site.name} ${siteVersion}, Node ${process.versions.node}`, false],
  ];
  return all.filter((fact) => fact !== undefined);
}

const exactly = (moment: string) => localWhen(moment, true).words;
const startedAt = () => new Date(Date.now() - process.uptime() * 1000);

/** What each job does, by its name in the log and the metrics. */
const does: Record<string, string> = {
  outbox: "Sends emails",
  bounces: "Learns which emails came back",
  reconciliation: "Asks Stripe about open orders",
  "launch emails": "Tells buyers of launches",
  reminders: "Reminds buyers of their assets",
  sweeper: "Deletes what is too old",
  "post counts": "Forgets who posted how often",
  backups: "Makes backups that are due",
  digest: "Writes the daily digest",
};

/** Late is a job without a run for twice its pause; at most one run a minute is recorded. */
function jobView(
  [name, everyMs]: readonly [string, number],
  run: JobRunsTable | undefined,
  now: Date,
) {
  const { started_at: began = "", ended_at, error } = run ?? { ended_at: null, error: null };
  const ended = ended_at ?? "";
  const isRunning = ended < began;
  const heard = isRunning ? began : ended || timestamp(startedAt());
  const isLate = now.getTime() > Date.parse(heard) + 2 * Math.max(everyMs, MINUTE_MS);
  const state = isRunning ? "running" : ended ? "done" : "not yet";
  return {
    ...{ id: name, does: does[name] ?? name, every: durationInWords(everyMs) },
    last: ended && exactly(ended),
    next: ended && !isRunning ? exactly(timestampAfter(everyMs, new Date(ended))) : "",
    state: isLate ? "late" : error ? `failed: ${error}` : state,
    isBad: isLate || error !== null,
  };
}

function durationInWords(ms: number): string {
  if (ms >= HOUR_MS) return count(ms / HOUR_MS, "hour");
  return ms >= MINUTE_MS ? count(ms / MINUTE_MS, "minute") : count(ms / 1000, "second");
}
