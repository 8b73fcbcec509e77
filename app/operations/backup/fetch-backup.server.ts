import { rm } from "node:fs/promises";
import { join } from "node:path";
import { downloadBackup } from "./backups-in-bucket.server";
import { checkCopy } from "./copy-check.server";
import { decryptFile } from "./encrypted-file.server";

/**
 * Downloads a backup into a folder, and returns the path of the database in it, which is known to be whole. Throws a
 * BackupFailure where it is not, where the bucket fails, or where no key fits.
 */
export async function fetchBackup(name: string, folder: string): Promise<string> {
  const encrypted = join(folder, name);
  const database = join(folder, "fetched.db");
  await downloadBackup(name, encrypted);
  await decryptFile(encrypted, database);
  await rm(encrypted);
  checkCopy(database);
  return database;
}
