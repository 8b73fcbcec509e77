import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";
import { log } from "~/observability/log.server";
import { findSendable, type DueMail } from "./outbox-queue.server";
import { mailsInHand, send } from "./outbox.server";

const PAUSE_MS = 2_000;
/**
 * How many threads are served at the same time; one that is slow holds up no other. With Postmark back, these send the
 * most that an hour's forms can queue in seconds; more would be more mails with their files in memory at once.
 */
const LANES = 5;
/** However many forms strangers post and however slow their mails are, customers' mails find a lane. */
const RATE_LIMITED_LANES = 3;

/** Starts the one worker that empties the outbox. Stopping it waits for the mails in hand. */
export function startOutboxWorker(): BackgroundJob {
  const busy = new Map<string, DueMail>();

  async function serve(mail: DueMail): Promise<void> {
    busy.set(mail.thread, mail);
    let sent = false;
    try {
      sent = (await send(mail)) === "sent";
    } catch (error) {
      log.error({ err: error, outboxId: mail.id }, "mail not tried");
    }
    busy.delete(mail.thread);
    // The next mail of this thread need not wait for the next pass.
    if (sent) loop.wake();
  }

  const rateLimitedLanes = () => [...busy.values()].filter((mail) => mail.rate_limited).length;

  const loop = startJob("outbox", PAUSE_MS, async () => {
    const free = LANES - busy.size;
    if (free === 0) return;
    for (const mail of await findSendable(free, [...busy.keys()])) {
      if (mail.rate_limited && rateLimitedLanes() >= RATE_LIMITED_LANES) break;
      void serve(mail);
    }
  });
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop();
      await mailsInHand();
    },
  };
}
