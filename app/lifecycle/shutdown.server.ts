import { withDeadline } from "~/concurrency/deadline";
import { flushLog, log } from "~/observability/log.server";

/** How long running requests and jobs may take after the signal; `kill_timeout` in fly.toml is longer. */
export const DRAIN_MS = 45_000;

const SIGNALS = ["SIGTERM", "SIGINT"] as const;

interface ShutdownSteps {
  /** Starts no new work, and resolves once running work has ended. */
  finish: () => Promise<unknown>;
  /** Closes what running work needed until its end. */
  close: () => Promise<void>;
}

/**
 * Shuts the process down gracefully at SIGTERM or SIGINT: running work gets {@link DRAIN_MS}, then the process exits
 * with 0. Work that is cut off has a row in the database, and the next process resumes it. A further signal changes
 * nothing.
 * Returns a function that removes all other listeners of these signals: remix-serve's closes the server too early.
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
