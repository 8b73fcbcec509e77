import { db } from "~/server/database/connection.server";
import { type BackgroundJob, startJob } from "~/server/jobs/background-job.server";
import { log } from "~/server/log/log.server";
import { gauge } from "~/server/log/metrics.server";
import * as OutboxQueue from "./outbox-queue.repository.server";
import * as Outbox from "./outbox.repository.server";
import { deliver, deliveriesEnded } from "./outbox.server";

const PAUSE_MS = 2_000;
/** How many threads are delivered at once: a slow one must not delay the others, and each takes memory. */
const LANES = 5;
/** The other lanes are left to customers' emails, however many forms strangers post. */
const MAX_RATE_LIMITED_LANES = 3;

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

export function exposeOutbox(): void {
  gauge(
    "sitewright_outbox_mails",
    "Mails that wait for a try, and mails that were given up.",
    ["state"],
    async (own) => {
      for (const state of ["pending", "failed"] as const) {
        own.set({ state }, await Outbox.countByState(db, state));
      }
    },
  );
  gauge(
    "sitewright_outbox_oldest_waiting_seconds",
    "For how long the oldest mail that is still tried has waited; 0 when none is.",
    [],
    async (own) => {
      const oldest = await Outbox.findOldestPendingTime(db);
      own.set(oldest ? Math.max(0, Date.now() - Date.parse(oldest)) / 1000 : 0);
    },
  );
}
