import { withDeadline } from "~/concurrency/deadline";
import { config } from "~/config/config.server";
import { db } from "~/database/connection.server";
import { diskSpace } from "~/database/disk-space.server";
import { timestampAfter, HOUR_MS } from "~/time/time";
import * as Outbox from "~/email/outbox.repository.server";
import { judgeClock, type Clock } from "~/operations/retention/clock.server";
import { isUnpaid, orderStates } from "~/ordering/order-states";
import { findUnresolved } from "~/ordering/unexpected-payments.server";
import { findNewestBackup } from "~/storage/newest-backup.server";
import { MOST_NAMED, type DigestFacts } from "./digest-mail";

/** The states of orders that were paid, whatever became of them. */
const paidStates = orderStates.filter((state) => !isUnpaid(state) && state !== "flagged");

/** Gathers what there is to tell at a moment. Throws when the database or the disk does. */
export async function findDigestFacts(now: Date): Promise<DigestFacts> {
  const since = timestampAfter(-24 * HOUR_MS, now);
  return {
    newOrders: await countNewOrders(since),
    paid: await findPaid(since),
    flagged: await countFlagged(),
    unresolved: await findUnresolved(MOST_NAMED),
    waiting: await findWaiting(now),
    mails: await Outbox.countStuck(db, now),
    disk: await diskSpace(config.dataDir),
    clock: await clock(now),
    ...(await backups(now)),
  };
}

async function countNewOrders(since: string): Promise<number> {
  const { orders } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("orders"))
    .where("created_at", ">", since)
    .where("state", "!=", "flagged")
    .executeTakeFirstOrThrow();
  return orders;
}

async function countFlagged(): Promise<number> {
  const { orders } = await db
    .selectFrom("orders")
    .select((eb) => eb.fn.countAll<number>().as("orders"))
    .where("state", "=", "flagged")
    .executeTakeFirstOrThrow();
  return orders;
}

/** Orders whose first payment came since; of a second one, a mail of its own tells. */
function findPaid(since: string): Promise<DigestFacts["paid"]> {
  return db
    .selectFrom("orders")
    .innerJoin("payments", "payments.order_id", "orders.id")
    .select(["orders.reference", "payments.amount_total as cents", "payments.currency"])
    .where("orders.state", "in", paidStates)
    .where("orders.paid_at", ">", since)
    .execute();
}

async function findWaiting(now: Date): Promise<DigestFacts["waiting"]> {
  const rows = await db
    .selectFrom("orders")
    .select(["reference", "paid_at"])
    .where("state", "=", "paid")
    .where("paid_at", "<", timestampAfter(-48 * HOUR_MS, now))
    .where("assets_received_at", "is", null)
    // Nobody is waited for whose buyer was forgotten.
    .where("email", "!=", "")
    .orderBy("paid_at")
    .limit(MOST_NAMED + 1)
    .execute();
  return rows.map(({ reference, paid_at }) => ({
    reference,
    days: Math.floor((now.getTime() - Date.parse(paid_at!)) / (24 * HOUR_MS)),
  }));
}

async function clock(now: Date): Promise<Clock> {
  const judged = await withDeadline(judgeClock(now), config.providerTimeoutMs);
  return judged === "late" ? { state: "unknown" } : judged;
}

async function backups(
  now: Date,
): Promise<Pick<DigestFacts, "newestBackup" | "backupsFromFuture">> {
  if (config.backup.keys.length === 0) return { newestBackup: undefined, backupsFromFuture: 0 };
  try {
    const found = await withDeadline(findNewestBackup(now), config.providerTimeoutMs);
    if (found !== "late") {
      return { newestBackup: found.writtenAt ?? "none", backupsFromFuture: found.fromFuture };
    }
  } catch {
    // Said below.
  }
  return { newestBackup: "unknown", backupsFromFuture: 0 };
}
