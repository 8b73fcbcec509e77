import type { Database } from "~/server/database/tables";
import * as BackupObjects from "~/server/storage/backup-objects.server";
import { BackupFailure } from "~/operations/backup/backup-policy";
import { timeFromName, timeInName } from "~/server/time/time";
import { isHashOfKnownKey } from "./person.server";

/** Who was erased, by a hash (see person.server.ts), and when, as the database stores times. */
export type Erasure = Pick<Database["forgotten"], "hash" | "forgotten_at">;

const PREFIX = "backups/forgotten/";
const NAME = /^(.{24})-([0-9a-f]{64})$/;

// All that call the bucket throw when it fails.

export function putInBucket(erasure: Erasure): Promise<void> {
  return BackupObjects.putEmptyBackupObject(keyOf(erasure));
}

export async function listInBucket(): Promise<Erasure[]> {
  return (await BackupObjects.listBackupObjects(PREFIX)).flatMap(({ key }) => {
    const [, time = "", hash] = NAME.exec(key.slice(PREFIX.length)) ?? [];
    const moment = timeFromName(time);
    return hash && moment ? { hash, forgotten_at: moment.toISOString() } : [];
  });
}

/** Throws a BackupFailure where a secret by which erasures were recorded is not in BACKUP_KEY: they would do nothing. */
export function assertReadable(erasures: readonly Erasure[]): void {
  const unreadable = erasures.filter(({ hash }) => !isHashOfKnownKey(hash)).length;
  if (unreadable === 0) return;
  throw new BackupFailure(
    `Erasures that cannot be repeated, because their key is not in BACKUP_KEY: ${unreadable}. Put it back behind the newest one, and try again. See "Changing the key" in docs/backups.md.`,
  );
}

export function deleteInBucket(erasure: Erasure): Promise<void> {
  return BackupObjects.deleteBackupObject(keyOf(erasure));
}

function keyOf({ hash, forgotten_at }: Erasure): string {
  return `${PREFIX}${timeInName(new Date(forgotten_at))}-${hash}`;
}
