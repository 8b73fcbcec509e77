import { existsSync, rmSync } from "node:fs";
import { db, checkpointWal } from "~/server/database/connection.server";
import { inTransaction } from "~/server/database/transaction.server";
import { log } from "~/server/log/log.server";
import { sinceBackup } from "~/operations/backup/backup-policy";
import { readJson, replayFile } from "~/operations/backup/staged-restore.server";
import * as Erasures from "./erasure.repository.server";
import { assertReadable, listInBucket, type Erasure } from "./erasures-in-bucket.server";
import { erasePerson } from "./forget.server";
import { lowerCase, personHashes } from "./person.server";

/** Erases whom a restored backup still held, before the site serves. When it throws, the next start tries again. */
export async function replayErasures(): Promise<void> {
  if (!existsSync(replayFile)) return;
  const erasures = readJson<Erasure[]>(replayFile);
  if (erasures.length > 0) await replay(erasures);
  rmSync(replayFile);
}

/** Repeats erasures since the moment of a restore. Throws when the bucket fails, and as {@link assertReadable}. */
export async function replayFromBucket(restoredTo: Date) {
  const since = sinceBackup(restoredTo);
  return replay((await listInBucket()).filter(({ forgotten_at }) => forgotten_at >= since));
}

/** Erases persons again, only in the database: the sweeper deletes their files. Throws as {@link assertReadable}. */
async function replay(erasures: readonly Erasure[]) {
  assertReadable(erasures);
  const hashes = new Set(erasures.map(({ hash }) => hash));
  const stored = (await Erasures.findAllAddresses(db)).map(lowerCase);
  const addresses = [...new Set(stored)].filter((address) =>
    personHashes(address).some((hash) => hashes.has(hash)),
  );
  await inTransaction(db, async (trx) => {
    // Stripe is not asked here, so no session counts as closed: reconciliation asks about open orders later.
    for (const address of addresses) await erasePerson(trx, address, new Set(), "site");
    for (const { hash, forgotten_at } of erasures) {
      await Erasures.upsertErasure(trx, { hash, forgotten_at });
    }
  });
  checkpointWal();
  log.info({ count: addresses.length }, "forgot again who was forgotten since the backup");
  return { erasures: erasures.length, addresses: addresses.length };
}
