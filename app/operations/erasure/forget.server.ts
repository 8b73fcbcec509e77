import { db, checkpointWal } from "~/server/database/connection.server";
import { withReserve } from "~/server/database/disk-reserve.server";
import type { Actor } from "~/server/database/states";
import type { Trx } from "~/server/database/tables";
import { inTransaction } from "~/server/database/transaction.server";
import { log } from "~/server/log/log.server";
import { removeDiscardedFiles } from "~/operations/retention/discarded-files.server";
import { deleteExpiredDrafts } from "~/operations/retention/expired-drafts.server";
import * as Retention from "~/operations/retention/retention.repository.server";
import { anonymizeOrder, expireAllSessions, isPayable } from "~/orders/erase-order.server";
import * as Erasures from "./erasure.repository.server";
import { recordErasure, syncErasures } from "./erasures.server";
import { isNeededForAccounting } from "./person.server";

/**
 * Erases a person. Orders with a payment, with one on its way, or with a session that could not be expired stay without
 * their buyer's data; of another buyer's order only the contact's address is blanked; everything else is deleted, the files
 * in the bucket too. A second call completes what the first one could not; on a full disk it uses the reserve.
 */
export function forgetPerson(address: string, actor: Actor) {
  return withReserve(async () => {
    const { orders } = await Erasures.findPersonByAddress(db, address);
    const closed = await expireAllSessions(orders.filter((order) => !isNeededForAccounting(order)));
    const erased = await inTransaction(db, async (trx) => {
      await recordErasure(trx, address);
      return erasePerson(trx, address, closed, actor);
    });
    const { signal } = new AbortController();
    const now = new Date();
    await removeDiscardedFiles(now, signal);
    await deleteExpiredDrafts(now, signal);
    const synced = syncErasures(now, signal).then(
      () => true,
      (error: unknown) => {
        log.warn({ err: error }, "the bucket was not told who was forgotten");
        return false;
      },
    );
    return {
      ...erased,
      /** Whether the bucket of the backups has the erasure, so that every restore repeats it. */
      bucketSynced: await synced,
      filesLeft: await Erasures.countFilesLeft(db),
      /** Whether the write-ahead log was emptied; otherwise it may still contain what was deleted. */
      logEmptied: checkpointWal(),
    };
  });
}

/** Erases a person in the database. An order with a session that is not in `closed` stays, blank: it may be paid. */
export async function erasePerson(
  trx: Trx,
  address: string,
  closed: ReadonlySet<string>,
  actor: Actor,
) {
  const person = await Erasures.findPersonByAddress(trx, address);
  await Erasures.deleteBelongings(trx, person);
  await Erasures.blankContact(trx, address, person.contactOf);
  const kept = [];
  const erased = [];
  for (const order of person.orders) {
    if (isNeededForAccounting(order) || (await isPayable(trx, order, closed))) kept.push(order);
    else erased.push(order.id);
  }
  for (const order of kept) await anonymizeOrder(trx, order, actor);
  await Retention.deleteOrders(trx, erased);
  return { person, kept };
}
