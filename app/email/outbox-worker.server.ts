import { db } from "~/database/connection.server";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { log } from "~/observability/log.server";
import * as OutboxQueue from "./outbox-queue.repository.server";
import { deliver, deliveriesEnded } from "./outbox.server";

const PAUSE_MS = 2_000;
/**
 * How many email threads are delivered at the same time, so that a slow one does not delay the others. Five deliver the
 * hourly limit within seconds; more would need more memory.
 */
const LANES = 5;
/** The other lanes are left to customers' emails, however many forms strangers post. */
const MAX_RATE_LIMITED_LANES = 3;

/** Starts the one worker that delivers the outbox. Stopping it waits for running deliveries. */
export function startOutboxWorker(): BackgroundJob {
  const busy = new Map<string, OutboxQueue.SendableEmail>();

  async function serve(email: OutboxQueue.SendableEmail): Promise<void> {
    busy.set(email.thread, email);
    let sent = false;
    try {
      sent = (await deliver(email)) === "sent";
    } catch (error) {
      log.error({ err: error, outboxId: email.id }, "mail not tried");
    }
    busy.delete(email.thread);
    // Delivers the next email of this thread now instead of at the next pass.
    if (sent) job.wake();
  }

  const rateLimitedLanes = () => [...busy.values()].filter((email) => email.rate_limited).length;

  const job = startJob("outbox", PAUSE_MS, async () => {
    const free = LANES - busy.size;
    if (free === 0) return;
    for (const email of await OutboxQueue.findAllSendable(db, free, [...busy.keys()])) {
      if (email.rate_limited && rateLimitedLanes() >= MAX_RATE_LIMITED_LANES) break;
      void serve(email);
    }
  });
  return {
    wake: job.wake,
    stop: async () => {
      await job.stop();
      await deliveriesEnded();
    },
  };
}
