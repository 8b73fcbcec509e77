import { existsSync, rmSync } from "node:fs";
import { config } from "~/config/config.server";
import { db, checkpointWal } from "~/database/connection.server";
import { inTransaction } from "~/database/transaction.server";
import { log } from "~/observability/log.server";
import * as Erasures from "~/operations/erasure/erasure.repository.server";
import type { Erasure } from "~/operations/erasure/erasures-in-bucket.server";
import { erasePerson } from "~/operations/erasure/forget.server";
import { personHashes } from "~/operations/erasure/person.server";
import { readJson, replayFile } from "./staged-restore.server";

/** Stripe is not asked here, so no session counts as closed: reconciliation asks about open orders later. */
const CLOSED_CHECKOUTS: ReadonlySet<string> = new Set();

/**
 * Runs after a restore, before the site serves: erases the persons that the backup still held. Only in the database; the
 * sweeper deletes their files. When it throws, the next start tries again.
 */
export async function replayErasures(): Promise<void> {
  const file = replayFile(config.dataDir);
  if (!existsSync(file)) return;
  const erasures = readJson<Erasure[]>(file);
  if (erasures.length > 0) await replay(erasures);
  rmSync(file);
}

async function replay(erasures: readonly Erasure[]): Promise<void> {
  if (config.backup.keys.length === 0) throw new Error("BACKUP_KEY is not set");
  const hashes = new Set(erasures.map(({ hash }) => hash));
  const persons = (await Erasures.findAllAddresses(db)).filter((address) =>
    personHashes(address).some((hash) => hashes.has(hash)),
  );
  await inTransaction(db, async (trx) => {
    for (const address of persons) await erasePerson(trx, address, CLOSED_CHECKOUTS);
    for (const { hash, forgotten_at } of erasures) {
      await Erasures.upsertErasure(trx, { hash, forgotten_at });
    }
  });
  checkpointWal();
  log.info({ count: persons.length }, "forgot again who was forgotten since the backup");
}
