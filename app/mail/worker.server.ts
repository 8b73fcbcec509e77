import { log } from "~/platform/log.server";
import { releaseLeases, sendDueMails } from "./outbox.server";

const PAUSE_MS = 2_000;

/** Starts the one worker that empties the outbox. Returns a function that stops it after the mail in hand. */
export function startOutboxWorker(): () => void {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const pass = async () => {
    try {
      await sendDueMails();
    } catch (error) {
      log.error({ err: error }, "outbox pass failed");
    }
    if (!stopped) timer = setTimeout(() => void pass(), PAUSE_MS).unref();
  };
  void releaseLeases().then(pass, (error: unknown) => log.error({ err: error }, "outbox"));
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
