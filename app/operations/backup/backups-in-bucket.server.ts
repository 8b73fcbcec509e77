import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { config } from "~/server/config/config.server";
import * as BackupObjects from "~/server/storage/backup-objects.server";
import { BackupFailure, type Backup } from "./backup-policy";

const FOLDER = "backups/";

// All of these throw a BackupFailure when the bucket fails.

export async function listBackups(): Promise<Backup[]> {
  const objects = await orBackupFailure(BackupObjects.listBackupObjects(`${FOLDER}site-`));
  return objects
    .flatMap(({ key, size }) => {
      const name = key.slice(FOLDER.length);
      const madeAt = BackupObjects.begunAt(name);
      return madeAt ? [{ name, bytes: size, madeAt }] : [];
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
}

export async function uploadBackup(name: string, path: string): Promise<number> {
  const { size } = await stat(path);
  await orBackupFailure(BackupObjects.putBackupObject(FOLDER + name, size, createReadStream(path)));
  return size;
}

export async function downloadBackup(name: string, path: string): Promise<void> {
  const body = await orBackupFailure(BackupObjects.openBackupObject(FOLDER + name));
  if (!body) throw new BackupFailure(`The bucket does not hold ${name}.`);
  await orBackupFailure(pipeline(body, createWriteStream(path)));
}

export async function deleteBackup(name: string): Promise<void> {
  await orBackupFailure(BackupObjects.deleteBackupObject(FOLDER + name));
}

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
