import type { Transaction } from "kysely";
import { db, checkpointWal } from "~/database/connection.server";
import { withReserve } from "~/database/disk-reserve.server";
import type { Database } from "~/database/tables";
import { inTransaction } from "~/database/transaction.server";
import { log } from "~/observability/log.server";
import { expireAllSessions, isPayable } from "~/ordering/superseded-sessions.server";
import { removeDiscardedFiles } from "~/operations/retention/discarded-files.server";
import { deleteExpiredDrafts } from "~/operations/retention/expired-drafts.server";
import * as Retention from "~/operations/retention/retention.repository.server";
import { anonymizeOrder } from "~/ordering/anonymize-order.server";
import * as Erasures from "./erasure.repository.server";
import { recordErasure, syncErasures } from "./erasures.server";
import { isNeededForAccounting, type Person, type OrderOfPerson } from "./person.server";

interface Erased {
  person: Person;
  /** The orders that accounting needs, without their buyer's data. */
  kept: OrderOfPerson[];
}

/** The result of erasing a person. */
export interface Forgotten extends Erased {
  /** Files that the bucket did not delete; the sweeper tries again. */
  filesLeft: number;
  /** Whether the write-ahead log was emptied; otherwise it may still contain what was deleted. */
  logEmptied: boolean;
  /** Whether the bucket of the backups has the erasure, so that every restore repeats it. */
  bucketSynced: boolean;
}

/**
 * Erases a person. Unpaid orders are deleted, after their open sessions are expired; those with a payment, with one on
 * its way, or with a session that could not be expired stay without their buyer's data. Everything else is deleted, the
 * files in the bucket too. A second call completes what the first one could not; on a full disk it uses the reserve.
 */
export function forgetPerson(address: string): Promise<Forgotten> {
  return withReserve(() => forgetAll(address));
}

async function forgetAll(address: string): Promise<Forgotten> {
  const { orders } = await Erasures.findPersonByAddress(db, address);
  const closed = await expireAllSessions(orders.filter((order) => !isNeededForAccounting(order)));
  const erased = await inTransaction(db, async (trx) => {
    await recordErasure(trx, address);
    return erasePerson(trx, address, closed);
  });
  const { signal } = new AbortController();
  const now = new Date();
  await removeDiscardedFiles(now, signal);
  await deleteExpiredDrafts(now, signal);
  return {
    ...erased,
    bucketSynced: await trySyncing(now, signal),
    filesLeft: await Erasures.countFilesLeft(db),
    logEmptied: checkpointWal(),
  };
}

/**
 * Erases a person in the database; the sweeper deletes the files. An order with a session that is not in `closed` stays
 * without its buyer's data, because it may be paid.
 */
export async function erasePerson(
  trx: Transaction<Database>,
  address: string,
  closed: ReadonlySet<string>,
): Promise<Erased> {
  const person = await Erasures.findPersonByAddress(trx, address);
  await Erasures.deleteBelongings(trx, person);
  const kept = [];
  const erased = [];
  for (const order of person.orders) {
    if (isNeededForAccounting(order) || (await isPayable(trx, order, closed))) kept.push(order);
    else erased.push(order.id);
  }
  for (const order of kept) await anonymizeOrder(trx, order);
  await Retention.deleteOrders(trx, erased);
  return { person, kept };
}

async function trySyncing(now: Date, signal: AbortSignal): Promise<boolean> {
  try {
    await syncErasures(now, signal);
    return true;
  } catch (error) {
    log.warn({ err: error }, "the bucket was not told who was forgotten");
    return false;
  }
}
