import { setTimeout as pause } from "node:timers/promises";
import { config } from "~/server/config/config.server";
import { log } from "~/server/log/log.server";
import { gauge } from "~/server/log/metrics.server";

const lastSuccess = gauge(
  "sitewright_loop_last_success_timestamp_seconds",
  "When a background loop's last pass without an error ended.",
  ["loop"],
);

/** How long after the end of the process that ran a job another one takes it over, at most. */
const TAKE_OVER_MS = 30_000;

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

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      waking = new AbortController();
      const runs = !mayRun || (await mayRun(name));
      try {
        if (runs) {
          await pass(stopping.signal);
          lastSuccess?.setToCurrentTime({ loop: name });
        }
      } catch (error) {
        log.error({ err: error, loop: name }, "background pass failed");
      }
      const pauseMs = Math.min(
        everyMs,
        config.jobsEveryMs ?? everyMs,
        runs ? everyMs : TAKE_OVER_MS,
      );
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
      return ended;
    },
  };
}
