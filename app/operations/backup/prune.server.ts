import { retention } from "~/content/retention";
import { deleteInBucket, listInBucket } from "~/operations/erasure/erasures-in-bucket.server";
import { daysAgo } from "~/operations/retention/time-ago";
import { asking, deleteBackup, listBackups } from "./backups-in-bucket.server";
import { keptOf, sinceBackup } from "./backup-policy";

/**
 * Deletes the backups that are outdated, and the notes of forgotten persons whom none of those kept knows. Throws a
 * BackupFailure when the bucket fails.
 */
export async function prune(now: Date): Promise<void> {
  const backups = await listBackups();
  const kept = keptOf(backups, now);
  for (const backup of backups) {
    if (!kept.includes(backup)) await deleteBackup(backup.name);
  }
  const oldest = kept.at(-1)?.madeAt ?? now;
  const needed = [sinceBackup(oldest), daysAgo(retention.backupDays + 1, now)].sort()[0]!;
  for (const forgetting of await asking(listInBucket())) {
    if (forgetting.forgotten_at < needed) await asking(deleteInBucket(forgetting));
  }
}
