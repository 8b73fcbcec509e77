import { rm } from "node:fs/promises";
import { join } from "node:path";
import { sqlite } from "~/database/connection.server";
import { judgeClock } from "~/operations/retention/clock.server";
import { backupName } from "~/storage/backup-names";
import { BackupFailure } from "./backup-failure";
import { deleteBackup, uploadBackup } from "./backups-in-bucket.server";
import { encryptFile } from "./encrypted-file.server";
import { fetchBackup } from "./fetch-backup.server";
import { leaveOutCounts } from "./leave-out-counts.server";
import { needKey } from "./need-key.server";
import { prune } from "./prune.server";
import { inWorkFolder } from "./work-folder.server";

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
