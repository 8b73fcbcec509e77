import { db } from "~/database/connection.server";
import { gauge } from "~/observability/metrics.server";

/** Lets be scraped how many mails are not sent, and for how long the oldest of those that will be tried has waited. */
export function exposeOutbox(): void {
  gauge(
    "sitewright_outbox_mails",
    "Mails that wait for a try, and mails that were given up.",
    ["state"],
    async (own) => {
      for (const state of ["pending", "failed"] as const) own.set({ state }, await countOf(state));
    },
  );
  gauge(
    "sitewright_outbox_oldest_waiting_seconds",
    "For how long the oldest mail that is still tried has waited; 0 when none is.",
    [],
    async (own) => own.set(((await oldestWaiting()) ?? 0) / 1000),
  );
}

async function countOf(state: "pending" | "failed"): Promise<number> {
  const { mails } = await db
    .selectFrom("outbox")
    .select((eb) => eb.fn.countAll<number>().as("mails"))
    .where("state", "=", state)
    .executeTakeFirstOrThrow();
  return mails;
}

async function oldestWaiting(): Promise<number | undefined> {
  const oldest = await db
    .selectFrom("outbox")
    .select("created_at")
    .where("state", "=", "pending")
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  return oldest && Math.max(0, Date.now() - Date.parse(oldest.created_at));
}
