import { isFromFuture } from "~/time/time";
import { begunAt } from "./backup-names";
import { listBackupObjects } from "./backup-objects.server";

export interface NewestBackup {
  /** When it was written; undefined where there is none. */
  writtenAt: Date | undefined;
  /** How many backups are dated later than now; none of them counts as the newest. */
  fromFuture: number;
}

/** What the bucket's listing tells of the newest backup. Throws when the bucket fails. */
export async function findNewestBackup(now: Date): Promise<NewestBackup> {
  const objects = await listBackupObjects("backups/site-");
  const backups = objects.filter(({ key }) => key.endsWith(".db.gz.age"));
  const times = backups
    .filter(({ key, writtenAt }) => {
      const begun = begunAt(key.slice("backups/".length)) ?? writtenAt;
      return !isFromFuture(Math.max(begun.getTime(), writtenAt.getTime()), now.getTime());
    })
    .map(({ writtenAt }) => writtenAt.getTime());
  return {
    writtenAt: times.length > 0 ? new Date(Math.max(...times)) : undefined,
    fromFuture: backups.length - times.length,
  };
}
