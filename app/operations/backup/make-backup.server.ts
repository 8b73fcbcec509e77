import { rm } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { retention } from "~/content/retention";
import { sqlite } from "~/database/connection.server";
import { deleteInBucket, listInBucket } from "~/operations/erasure/erasures-in-bucket.server";
import { judgeClock } from "~/operations/retention/clock.server";
import { daysAgo } from "~/time/time";
import { backupName } from "~/storage/backup-names";
import { BackupFailure } from "./backup-failure";
import { deleteBackup, uploadBackup, asking, listBackups } from "./backups-in-bucket.server";
import { encryptFile, needKey } from "./encrypted-file.server";
import { fetchBackup } from "./fetch-backup.server";
import { inWorkFolder } from "./work-folder.server";
import { keptOf, sinceBackup } from "./backup-policy";

/** All at once, as one reader sees them: taken in parts, the copy would begin anew whenever the site has written. */
const ALL_PAGES = 0x7fffffff;

/**
 * Copies the database as it is at one moment, all but the counts of who posted, uploads it compressed and encrypted, sees
 * that the bucket gives back a whole database, and deletes what is outdated, unless its clock is not known to be right.
 * The site may run meanwhile; this process does nothing else. Returns the
 * backup's name and its size in bytes. Throws a BackupFailure: then there is no new backup, or its words say so.
 */
export async function makeBackup(): Promise<{ name: string; bytes: number }> {
  needKey();
  // Ahead of the copy: whoever is forgotten from now on may be in it.
  const now = new Date();
  const name = backupName(now);
  // Ahead of the upload: a clock that is off has to be known to the bucket's client, which cannot repeat a stream.
  const clock = await judgeClock(now);
  const bytes = await inWorkFolder(async (folder) => {
    const encrypted = join(folder, name);
    const copy = join(folder, "copy.db");
    await sqlite.backup(copy, { progress: () => ALL_PAGES });
    leaveOutCounts(copy);
    await encryptFile(copy, encrypted);
    await rm(copy);
    try {
      const size = await uploadBackup(name, encrypted);
      await fetchBackup(name, folder);
      return size;
    } catch (error) {
      throw await withdrawn(name, error);
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

/** Takes a backup back that nobody knows to be good; returns what to throw. */
async function withdrawn(name: string, failure: unknown): Promise<unknown> {
  try {
    await deleteBackup(name);
    return failure;
  } catch {
    const why = failure instanceof BackupFailure ? failure.message : "It could not be checked.";
    return new BackupFailure(`${why} Do not trust ${name}, if the bucket holds it.`, {
      cause: failure,
    });
  }
}

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

/**
 * Empties the counts of who posted in a copy of the database: they are promised to be gone within an hour, and a backup
 * is kept for a month. No bytes of them stay in the file.
 */
function leaveOutCounts(path: string): void {
  const copy = new Sqlite(path, { fileMustExist: true });
  try {
    copy.pragma("secure_delete = ON");
    copy.exec("delete from rate_limits");
  } finally {
    copy.close();
  }
}
