import { setTimeout as pause } from "node:timers/promises";
import { config } from "~/server/config/config.server";
import { log } from "~/server/log/log.server";
import { gauge } from "~/server/log/metrics.server";
import { MINUTE_MS } from "~/server/time/time";
import { singleton } from "./singleton.server";

const lastSuccess = gauge(
  "sitewright_loop_last_success_timestamp_seconds",
  "When a background loop's last pass without an error ended.",
  ["loop"],
);

/** How long after the end of the process that ran a job another one takes it over, at most. */
const TAKE_OVER_MS = 30_000;

/** At most one run a minute is recorded, unless it ends otherwise than the last one: the outbox has thirty. */
const RECORD_MS = MINUTE_MS;

/** A run that goes on has no end; `error` is the name of what ended it, null where it ended well. */
export interface JobRun {
  name: string;
  startedAt: Date;
  ended?: { at: Date; error: string | null };
}

let record: ((run: JobRun) => Promise<void>) | undefined;

/** Tells `recorder` of the jobs' runs. Its failure is logged, and no job waits for it. */
export function recordJobs(recorder: (run: JobRun) => Promise<void>): void {
  record = recorder;
}

/** The jobs of this process, with the pause between two runs. */
export const startedJobs = singleton("started jobs", () => new Map<string, number>());

let mayRun: ((name: string) => Promise<boolean>) | undefined;

/** Asks `guard` before each pass of a job: where it says no, another process runs that job. */
export function guardJobs(guard: (name: string) => Promise<boolean>): void {
  mayRun = guard;
}

export type BackgroundJob = ReturnType<typeof startJob>;

/**
 * Runs a pass at once, and the next one `everyMs` after its end (JOBS_EVERY_MS may shorten the pause): never two at
 * once, in this process or in another on the same database. A pass that fails is logged under `name` and does not end the job. The signal asks a long pass to end early.
 */
export function startJob(
  name: string,
  everyMs: number,
  pass: (stopping: AbortSignal) => Promise<unknown>,
) {
  const stopping = new AbortController();
  let waking = new AbortController();
  const ownPauseMs = Math.min(everyMs, config.jobsEveryMs ?? everyMs);
  startedJobs.set(name, ownPauseMs);
  const tell = recorderOf(name);

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const runs = !mayRun || (await mayRun(name));
      if (runs) {
        const ends = tell.begins();
        try {
          await pass(stopping.signal);
          lastSuccess?.setToCurrentTime({ loop: name });
          ends(null);
        } catch (error) {
          log.error({ err: error, loop: name }, "background pass failed");
          ends(error instanceof Error ? error.name : "unknown error");
        }
      }
      const pauseMs = runs ? ownPauseMs : Math.min(ownPauseMs, TAKE_OVER_MS);
      const untilWoken = { signal: waking.signal, ref: false };
      await pause(pauseMs, undefined, untilWoken).catch(() => undefined);
    }
  }

  const ended = run();
  return {
    /** Starts the next pass now, or as soon as the running one ends. */
    wake: () => waking.abort(),
    stop: () => {
      stopping.abort();
      waking.abort();
      return ended.then(tell.done);
    },
  };
}

/** Records the runs of one job, one after another. */
function recorderOf(name: string) {
  let last = { at: -Infinity, error: null as string | null };
  let writing = Promise.resolve();
  const write = (run: Omit<JobRun, "name">) => {
    const recorder = record;
    if (!recorder) return;
    writing = writing
      .then(() => recorder({ name, ...run }))
      .catch((error: unknown) => log.warn({ err: error, loop: name }, "a run was not recorded"));
  };
  return {
    done: () => writing,
    /** Returns what is called at the end of the run, with the name of the error that ended it, if any. */
    begins: () => {
      const startedAt = new Date();
      const isDue = performance.now() - last.at >= RECORD_MS;
      if (isDue) write({ startedAt });
      return (error: string | null) => {
        if (!isDue && error === last.error) return;
        last = { at: performance.now(), error };
        write({ startedAt, ended: { at: new Date(), error } });
      };
    },
  };
}
