import {
  deleteBackupObject,
  listBackupObjects,
  putEmptyBackupObject,
} from "~/storage/backup-objects.server";
import { timeFromName, timeInName } from "~/time/time";

/** That somebody was forgotten: who, by a hash (person-hash.server.ts), and when, as the database stores times. */
export interface Forgetting {
  hash: string;
  forgotten_at: string;
}

const PREFIX = "backups/forgotten/";
const NAME = /^(.{24})-([0-9a-f]{64})$/;

/** Notes in the bucket of the backups that somebody was forgotten; again is fine. Throws when the bucket fails. */
export function noteInBucket(forgetting: Forgetting): Promise<void> {
  return putEmptyBackupObject(keyOf(forgetting));
}

/** Everything that is noted there. Throws when the bucket fails. */
export async function listInBucket(): Promise<Forgetting[]> {
  return (await listBackupObjects(PREFIX)).flatMap(({ key }) => {
    const [, time = "", hash] = NAME.exec(key.slice(PREFIX.length)) ?? [];
    const moment = timeFromName(time);
    return hash && moment ? { hash, forgotten_at: moment.toISOString() } : [];
  });
}

/** Takes a note back. Throws when the bucket fails. */
export function deleteInBucket(forgetting: Forgetting): Promise<void> {
  return deleteBackupObject(keyOf(forgetting));
}

function keyOf({ hash, forgotten_at }: Forgetting): string {
  return `${PREFIX}${timeInName(new Date(forgotten_at))}-${hash}`;
}
