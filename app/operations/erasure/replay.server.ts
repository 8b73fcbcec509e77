import { config } from "~/config/config.server";
import { db, checkpointWal } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import { log } from "~/observability/log.server";
import { sinceBackup } from "~/operations/backup/backup-policy";
import * as Erasures from "./erasure.repository.server";
import { listInBucket, type Erasure } from "./erasures-in-bucket.server";
import { erasePerson } from "./forget.server";
import { personHashes } from "./person.server";

/** Stripe is not asked here, so no session counts as closed: reconciliation asks about open orders later. */
const CLOSED_CHECKOUTS: ReadonlySet<string> = new Set();

/** How many erasures were repeated, and how many email addresses of erased persons the database held. */
export interface Replayed {
  erasures: number;
  addresses: number;
}

/**
 * Repeats the erasures that the bucket has recorded since a moment to which the database was restored. Throws when the
 * bucket fails, or BACKUP_KEY is not set.
 */
export async function replayFromBucket(restoredTo: Date): Promise<Replayed> {
  const since = sinceBackup(restoredTo);
  return replay((await listInBucket()).filter(({ forgotten_at }) => forgotten_at >= since));
}

/** Erases the persons of these erasures again, only in the database: the sweeper deletes their files. */
export async function replay(erasures: readonly Erasure[]): Promise<Replayed> {
  if (config.backup.keys.length === 0) throw new Error("BACKUP_KEY is not set");
  const hashes = new Set(erasures.map(({ hash }) => hash));
  const stored = (await Erasures.findAllAddresses(db)).map((address) => address.toLowerCase());
  const addresses = [...new Set(stored)].filter((address) =>
    personHashes(address).some((hash) => hashes.has(hash)),
  );
  await inTransaction(db, async (trx) => {
    for (const address of addresses) await erasePerson(trx, address, CLOSED_CHECKOUTS);
    for (const { hash, forgotten_at } of erasures) {
      await Erasures.upsertErasure(trx, { hash, forgotten_at });
    }
  });
  checkpointWal();
  log.info({ count: addresses.length }, "forgot again who was forgotten since the backup");
  return { erasures: erasures.length, addresses: addresses.length };
}
