import {
  deleteBackupObject,
  listBackupObjects,
  putEmptyBackupObject,
} from "~/storage/backup-objects.server";
import { timeFromName, timeInName } from "~/time/time";

/** Who was erased, by a hash (see person.server.ts), and when, as the database stores times. */
export interface Erasure {
  hash: string;
  forgotten_at: string;
}

const PREFIX = "backups/forgotten/";
const NAME = /^(.{24})-([0-9a-f]{64})$/;

// All of these throw when the bucket fails.

/** Records an erasure in the bucket of the backups; it may be there already. */
export function putInBucket(erasure: Erasure): Promise<void> {
  return putEmptyBackupObject(keyOf(erasure));
}

export async function listInBucket(): Promise<Erasure[]> {
  return (await listBackupObjects(PREFIX)).flatMap(({ key }) => {
    const [, time = "", hash] = NAME.exec(key.slice(PREFIX.length)) ?? [];
    const moment = timeFromName(time);
    return hash && moment ? { hash, forgotten_at: moment.toISOString() } : [];
  });
}

export function deleteInBucket(erasure: Erasure): Promise<void> {
  return deleteBackupObject(keyOf(erasure));
}

function keyOf({ hash, forgotten_at }: Erasure): string {
  return `${PREFIX}${timeInName(new Date(forgotten_at))}-${hash}`;
}
