import type { Transaction } from "kysely";
import { retention } from "~/content/retention";
import { db } from "~/database/connection.server";
import type { Database } from "~/database/tables";
import { timestamp, daysAgo } from "~/time/time";
import { BATCH, inBatches } from "~/operations/retention/in-batches";
import { noteInBucket, type Forgetting } from "./erasures-in-bucket.server";
import { personHashes } from "./person-hash.server";

/** Notes that a person is forgotten, where there is a BACKUP_KEY: backups made before know them still. */
export async function noteForgotten(trx: Transaction<Database>, address: string): Promise<void> {
  const [hash] = personHashes(address);
  if (hash) await noteForgetting(trx, { hash, forgotten_at: timestamp() });
}

/** Notes it by what is known of the person, to be told to the bucket; it was told before, or was not. */
export async function noteForgetting(
  trx: Transaction<Database>,
  forgetting: Forgetting,
): Promise<void> {
  await trx
    .insertInto("forgotten")
    .values({ ...forgetting, told: 0 })
    .onConflict((conflict) => conflict.column("hash").doUpdateSet({ ...forgetting, told: 0 }))
    .execute();
}

/**
 * Tells the bucket of the backups who was forgotten since it was told last, and returns how many those were: what
 * restores a backup may have nothing but the bucket. Throws when the bucket fails.
 */
export function tellForgotten(_now: Date, stopping: AbortSignal): Promise<number> {
  return inBatches(stopping, async () => {
    const untold = await db
      .selectFrom("forgotten")
      .select(["hash", "forgotten_at"])
      .where("told", "=", 0)
      .limit(BATCH)
      .execute();
    for (const forgetting of untold) {
      await noteInBucket(forgetting);
      await db
        .updateTable("forgotten")
        .set({ told: 1 })
        .where("hash", "=", forgetting.hash)
        // Forgotten once more meanwhile, the bucket is to be told once more.
        .where("forgotten_at", "=", forgetting.forgotten_at)
        .execute();
    }
    return untold.length;
  });
}

/** Deletes what the bucket was told and no backup of its usual age needs; the bucket keeps it for older ones. */
export function deleteOldForgotten(now: Date, stopping: AbortSignal): Promise<number> {
  const old = db
    .selectFrom("forgotten")
    .select("hash")
    .where("told", "=", 1)
    .where("forgotten_at", "<", daysAgo(retention.backupDays + 1, now))
    .limit(BATCH);
  return inBatches(stopping, async () => {
    const deleted = await db.deleteFrom("forgotten").where("hash", "in", old).executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });
}
