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

export interface BackgroundJob {
  /** Starts the next pass now, or as soon as the running one ends. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Runs a pass at once, and the next one `everyMs` after its end (JOBS_EVERY_MS may shorten the pause): never two at
 * once, in this process or in another on the same database. A pass that fails is logged under `name` and does not end the job. The signal asks a long pass to end early.
 */
export function startJob(
  name: string,
  everyMs: number,
  pass: (stopping: AbortSignal) => Promise<unknown>,
): BackgroundJob {
  const stopping = new AbortController();
  let woken = false;
  let endPause = () => {};

  async function pause(ms: number): Promise<void> {
    if (woken) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.min(ms, config.jobsEveryMs ?? ms)).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = false;
      const runs = !mayRun || (await mayRun(name));
      try {
        if (runs) {
          await pass(stopping.signal);
          lastSuccess?.setToCurrentTime({ loop: name });
        }
      } catch (error) {
        log.error({ err: error, loop: name }, "background pass failed");
      }
      await pause(runs ? everyMs : Math.min(everyMs, TAKE_OVER_MS));
    }
  }

  function wake(): void {
    woken = true;
    endPause();
  }

  const ended = run();
  return {
    wake,
    stop: () => {
      stopping.abort();
      wake();
      return ended;
    },
  };
}
