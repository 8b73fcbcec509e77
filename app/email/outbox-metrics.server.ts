import { db } from "~/database/connection.server";
import { gauge } from "~/observability/metrics.server";
import * as Outbox from "./outbox.repository.server";

/** Exposes how many emails are not sent, and how long the oldest pending one has waited. */
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
