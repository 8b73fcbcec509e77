import { existsSync, rmSync } from "node:fs";
import { config } from "~/config/config.server";
import { db, emptyLog } from "~/database/connection.server";
import { log } from "~/observability/log.server";
import type { Forgetting } from "~/operations/erasure/erasures-in-bucket.server";
import { noteForgetting } from "~/operations/erasure/erasures.server";
import { findAddresses } from "~/operations/erasure/find-person.server";
import { erasePerson } from "~/operations/erasure/forget.server";
import { personHashes } from "~/operations/erasure/person-hash.server";
import { forgetAgainFile, readJson } from "./staged-files";

/** As far as is known here: whether Stripe closed them, the site's questions about open orders find out. */
const CLOSED_CHECKOUTS: ReadonlySet<string> = new Set();

/**
 * After a restore: forgets whom the backup still knew, before the site serves anyone. All of it in the database; the
 * sweeper goes on with the files. Throws where it cannot be done, and does it at the next start then.
 */
export async function forgetAgain(): Promise<void> {
  const file = forgetAgainFile(config.dataDir);
  if (!existsSync(file)) return;
  const forgotten = readJson<Forgetting[]>(file);
  if (forgotten.length > 0) await forgetThose(forgotten);
  rmSync(file);
}

async function forgetThose(forgotten: readonly Forgetting[]): Promise<void> {
  if (config.backup.keys.length === 0) throw new Error("BACKUP_KEY is not set");
  const hashes = new Set(forgotten.map(({ hash }) => hash));
  const persons = (await findAddresses()).filter((address) =>
    personHashes(address).some((hash) => hashes.has(hash)),
  );
  await db.transaction().execute(async (trx) => {
    for (const address of persons) await erasePerson(trx, address, CLOSED_CHECKOUTS);
    for (const { hash, forgotten_at } of forgotten) {
      await noteForgetting(trx, { hash, forgotten_at });
    }
  });
  emptyLog();
  log.info({ count: persons.length }, "forgot again who was forgotten since the backup");
}
