import { config } from "~/server/config/config.server";
import { retention } from "~/content/retention";
import { db } from "~/server/database/connection.server";
import type { Connection } from "~/server/database/tables";
import { inBatches } from "~/operations/retention/in-batches";
import { daysAgo, timestamp } from "~/server/time/time";
import * as Erasures from "./erasure.repository.server";
import { deleteInBucket, listInBucket, putInBucket } from "./erasures-in-bucket.server";
import { personHashes } from "./person.server";

/** Records an erasure if BACKUP_KEY is set, because earlier backups still hold the person. */
export async function recordErasure(trx: Connection, address: string): Promise<void> {
  const [hash] = personHashes(address);
  if (hash) await Erasures.upsertErasure(trx, { hash, forgotten_at: timestamp() });
}

/** Copies new erasures to the bucket, where a restore on another machine finds them; throws when the bucket fails. */
export function syncErasures(_now: Date, stopping: AbortSignal): Promise<number> {
  return inBatches(stopping, async () => {
    const erasures = await Erasures.findAllUnsyncedErasures(db);
    for (const erasure of erasures) {
      await putInBucket(erasure);
      await Erasures.updateErasureSynced(db, erasure);
    }
    return erasures.length;
  });
}

/** Older backups of `site.db` have the bucket's copies, which are deleted with them; a PostgreSQL server's do not. */
export async function deleteOldErasures(now: Date, stopping: AbortSignal): Promise<number> {
  const before = daysAgo(retention.backupDays + 1, now);
  const deleted = await inBatches(stopping, () => Erasures.deleteOldErasures(db, before));
  if (deleted > 0 && config.databaseUrl) {
    const old = (await listInBucket()).filter(({ forgotten_at }) => forgotten_at < before);
    for (const erasure of old) await deleteInBucket(erasure);
  }
  return deleted;
}
