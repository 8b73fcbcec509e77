import { withDeadline } from "~/server/time/time";
import { flushLog, log } from "~/server/log/log.server";

/** How long running requests and jobs may take after the signal; `kill_timeout` in fly.toml is longer. */
export const DRAIN_MS = 45_000;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

interface ShutdownSteps {
  finish: () => Promise<unknown>;
  close: () => Promise<void>;
}

/**
 * Running work gets {@link DRAIN_MS}; what is cut off has a row in the database, and the next process resumes it. Returns
 * a function that removes all other listeners of these signals: remix-serve's closes the server too early.
 */
export function shutDownOnSignals(steps: ShutdownSteps): () => void {
  let begun = false;
  const listener = (signal: NodeJS.Signals) => {
    if (begun) return;
    begun = true;
    log.info({ signal }, "stopping");
    void shutDown(steps);
  };
  for (const signal of SIGNALS) process.on(signal, listener);
  return () => {
    for (const signal of SIGNALS) {
      for (const other of process.listeners(signal)) {
        if (other !== listener) process.removeListener(signal, other);
      }
    }
  };
}

async function shutDown({ finish, close }: ShutdownSteps): Promise<void> {
  try {
    const finished = await withDeadline(finish(), DRAIN_MS);
    if (finished === "late") log.warn("stopped with work in hand");
    await close();
    log.info("stopped");
  } catch (error) {
    log.error({ err: error }, "not stopped in order");
  }
  await flushLog();
  process.exit(0);
}
