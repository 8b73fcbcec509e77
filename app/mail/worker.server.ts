import { log } from "~/platform/log.server";
import { repeat, type Loop } from "~/platform/repeat.server";
import { findSendable, type SendableMail } from "./mail-order.server";
import { mailsInHand, send } from "./outbox.server";

const PAUSE_MS = 2_000;
/**
 * How many threads are served at the same time; one that is slow holds up no other. With Postmark back, these send the
 * most that an hour's forms can queue in seconds; more would be more mails with their files in memory at once.
 */
const LANES = 5;

/** Starts the one worker that empties the outbox. Stopping it waits for the mails in hand. */
export function startOutboxWorker(): Loop {
  const busy = new Set<string>();

  async function serve(mail: SendableMail): Promise<void> {
    busy.add(mail.thread);
    let sent = false;
    try {
      sent = await send(mail);
    } catch (error) {
      log.error({ err: error, outboxId: mail.id }, "mail not tried");
    }
    busy.delete(mail.thread);
    // The next mail of this thread need not wait for the next pass.
    if (sent) loop.wake();
  }

  const loop = repeat("outbox", PAUSE_MS, async () => {
    const free = LANES - busy.size;
    if (free === 0) return;
    for (const mail of await findSendable(free, [...busy])) void serve(mail);
  });
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop();
      await mailsInHand();
    },
  };
}
