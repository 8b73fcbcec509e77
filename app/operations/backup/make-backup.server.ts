import { rm } from "node:fs/promises";
import { join } from "node:path";
import { retention } from "~/content/retention";
import { config } from "~/server/config/config.server";
import { sqlite } from "~/server/database/connection.server";
import { deleteInBucket, listInBucket } from "~/operations/erasure/erasures-in-bucket.server";
import { judgeClock } from "~/operations/retention/clock.server";
import { diskSpace, LOW_BYTES } from "~/server/database/disk-space.server";
import { daysAgo } from "~/server/time/time";
import { backupName } from "~/server/storage/backup-objects.server";
import { BackupFailure, backupsToKeep, sinceBackup } from "./backup-policy";
import * as Backups from "./backups-in-bucket.server";
import { deleteShortLived, markAsBackedUp } from "./copies.repository.server";
import { encryptFile, assertBackupKey } from "./encrypted-file.server";
import { DISK_FULL, fetchBackup, inWorkFolder } from "./fetch-backup.server";

/** Copies all pages in one step: SQLite restarts a copy in several steps whenever the site writes in between. */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies the database and uploads it, then downloads it again to check it; deletes outdated backups if the clock is known
 * to be right. Blocks this process, not the site. Returns the backup's name and size in bytes. Throws a BackupFailure,
 * whose message says if the bucket has the backup nevertheless.
 */
export async function makeBackup(): Promise<{ name: string; bytes: number }> {
  assertBackupKey();
  // Taken before the copy, which may hold a person who is erased from now on.
  const now = new Date();
  const name = backupName(now);
  const clock = await judgeClock(now);
  const bytes = await inWorkFolder(async (folder) => {
    await assertRoom();
    const encrypted = join(folder, name);
    const copy = join(folder, "copy.db");
    markAsBackedUp(sqlite!);
    await sqlite!.backup(copy, { progress: () => ALL_PAGES });
    // The privacy policy promises to delete the counts of posts within a day; a backup exists for a month.
    deleteShortLived(copy);
    await encryptFile(copy, encrypted);
    await rm(copy);
    try {
      const size = await Backups.uploadBackup(name, encrypted);
      await fetchBackup(name, folder);
      return size;
    } catch (error) {
      throw await withdraw(name, error);
    }
  });
  if (clock.state !== "right") return { name, bytes };
  await prune(now).catch((error: unknown) => {
    if (!(error instanceof BackupFailure)) throw error;
    throw new BackupFailure(
      `${name} is made, but older ones could not be deleted: ${error.message}`,
    );
  });
  return { name, bytes };
}

/** Beside the copy there is first its encrypted form, then the backup that is fetched to check it. */
async function assertRoom(): Promise<void> {
  const pragma = (name: string) => sqlite!.pragma(name, { simple: true }) as number;
  const { free } = await diskSpace(config.dataDir);
  const database = pragma("page_count") * pragma("page_size");
  if (free - 2 * database < LOW_BYTES.orders) throw new BackupFailure(DISK_FULL);
}

async function withdraw(name: string, failure: unknown): Promise<unknown> {
  try {
    await Backups.deleteBackup(name);
    return failure;
  } catch {
    const why = failure instanceof BackupFailure ? failure.message : "It could not be checked.";
    return new BackupFailure(`${why} Do not trust ${name}, if the bucket holds it.`, {
      cause: failure,
    });
  }
}

/** Deletes outdated backups, and the erasures that no remaining backup needs. Throws a BackupFailure. */
async function prune(now: Date): Promise<void> {
  const backups = await Backups.listBackups();
  const kept = backupsToKeep(backups, now);
  for (const backup of backups) {
    if (!kept.includes(backup)) await Backups.deleteBackup(backup.name);
  }
  const oldest = kept.at(-1)?.madeAt ?? now;
  const needed = [sinceBackup(oldest), daysAgo(retention.backupDays + 1, now)].sort()[0]!;
  for (const erasure of await Backups.orBackupFailure(listInBucket())) {
    if (erasure.forgotten_at < needed) await Backups.orBackupFailure(deleteInBucket(erasure));
  }
}
