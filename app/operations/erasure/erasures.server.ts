import { retention } from "~/content/retention";
import { db } from "~/database/connection.server";
import type { Connection } from "~/database/tables";
import { BATCH, inBatches } from "~/operations/retention/in-batches";
import { daysAgo, timestamp } from "~/time/time";
import * as Erasures from "./erasure.repository.server";
import { putInBucket } from "./erasures-in-bucket.server";
import { personHashes } from "./person.server";

/** Records an erasure if BACKUP_KEY is set, because earlier backups still hold the person. */
export async function recordErasure(trx: Connection, address: string): Promise<void> {
  const [hash] = personHashes(address);
  if (hash) await Erasures.upsertErasure(trx, { hash, forgotten_at: timestamp() });
}

/**
 * Copies new erasures to the bucket of the backups, where a restore on another machine finds them. Returns how many.
 * Throws when the bucket fails.
 */
export function syncErasures(_now: Date, stopping: AbortSignal): Promise<number> {
  return inBatches(stopping, async () => {
    const erasures = await Erasures.findAllUnsyncedErasures(db, BATCH);
    for (const erasure of erasures) {
      await putInBucket(erasure);
      await Erasures.updateErasureSynced(db, erasure);
    }
    return erasures.length;
  });
}

/** Deletes synced erasures that no backup within its retention needs; older backups have the bucket's copies. */
export function deleteOldErasures(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.backupDays + 1, now);
  return inBatches(stopping, () => Erasures.deleteOldErasures(db, before, BATCH));
}
