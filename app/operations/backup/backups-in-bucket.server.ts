import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { config } from "~/config/config.server";
import {
  begunAt,
  deleteBackupObject,
  listBackupObjects,
  openBackupObject,
  putBackupObject,
} from "~/storage/backup-objects.server";
import { BackupFailure, type Backup } from "./backup-policy";

const FOLDER = "backups/";

// All of these throw a BackupFailure when the bucket fails.

/** All backups, the newest first; other objects in the folder are left out. */
export async function listBackups(): Promise<Backup[]> {
  const objects = await orBackupFailure(listBackupObjects(`${FOLDER}site-`));
  return objects
    .flatMap(({ key, size }) => {
      const name = key.slice(FOLDER.length);
      const madeAt = begunAt(name);
      return madeAt ? [{ name, bytes: size, madeAt }] : [];
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

/** Uploads a file under a name that is not in the bucket yet, and returns its size in bytes. */
export async function uploadBackup(name: string, path: string): Promise<number> {
  const { size } = await stat(path);
  await orBackupFailure(putBackupObject(FOLDER + name, size, createReadStream(path)));
  return size;
}

/** Downloads a backup into a file. */
export async function downloadBackup(name: string, path: string): Promise<void> {
  const body = await orBackupFailure(openBackupObject(FOLDER + name));
  if (!body) throw new BackupFailure(`The bucket does not hold ${name}.`);
  await orBackupFailure(pipeline(body, createWriteStream(path)));
}

/** Deletes a backup, if it is there. */
export async function deleteBackup(name: string): Promise<void> {
  await orBackupFailure(deleteBackupObject(FOLDER + name));
}

/** Waits for an answer of the bucket; throws a BackupFailure when the bucket fails. */
export async function orBackupFailure<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    // The disk failed, not the bucket.
    if (code === "ENOSPC") throw error;
    const what = name === "Error" ? (code ?? name) : name;
    throw new BackupFailure(`The bucket ${config.backup.bucket} failed: ${what}.`, {
      cause: error,
    });
  }
}
