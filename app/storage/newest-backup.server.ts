import { listBackupObjects } from "./backup-objects.server";

/** When the newest backup in the bucket was written; undefined when there is none. Throws when the bucket fails. */
export async function findNewestBackup(): Promise<Date | undefined> {
  const backups = await listBackupObjects("backups/site-");
  const times = backups
    .filter(({ key }) => key.endsWith(".db.gz.age"))
    .map(({ writtenAt }) => writtenAt.getTime());
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
