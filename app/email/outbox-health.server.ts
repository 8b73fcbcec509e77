import { db } from "~/database/connection.server";
import { timestampAfter, HOUR_MS } from "~/time/time";
import { DROPPED } from "./outbox-commands.server";

/** Mails that somebody should look at. */
export interface StuckMails {
  /** Given up, and not by a person. */
  failed: number;
  /** Queued more than an hour ago and not sent. */
  waiting: number;
}

export async function countStuckMails(now = new Date()): Promise<StuckMails> {
  const count = (state: "failed" | "pending") =>
    db
      .selectFrom("outbox")
      .select((eb) => eb.fn.countAll<number>().as("mails"))
      .where("state", "=", state);
  const failed = await count("failed")
    .where((eb) =>
      eb.or([eb("last_error", "is", null), eb("last_error", "not like", `${DROPPED}%`)]),
    )
    .executeTakeFirstOrThrow();
  const waiting = await count("pending")
    .where("created_at", "<", timestampAfter(-HOUR_MS, now))
    .executeTakeFirstOrThrow();
  return { failed: failed.mails, waiting: waiting.mails };
}
