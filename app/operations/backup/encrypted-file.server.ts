import { createReadStream, createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { createGunzip, createGzip } from "node:zlib";
import { Decrypter, Encrypter } from "age-encryption";
import { config } from "~/server/config/config.server";
import { BackupFailure } from "./backup-policy";

/** age's default needs half the memory of a small machine, and protects chosen passphrases; BACKUP_KEY is random. */
const WORK_FACTOR = 15;

/** Compresses a file and encrypts it with the newest secret in BACKUP_KEY, into another file in age's binary format. */
export async function encryptFile(from: string, to: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(config.backup.keys[0] ?? "");
  encrypter.setScryptWorkFactor(WORK_FACTOR);
  const zip = createGzip();
  const encrypted = await encrypter.encrypt(webStream(zip));
  await Promise.all([
    pipeline(createReadStream(from), zip),
    pipeline(nodeStream(encrypted), createWriteStream(to)),
  ]);
}

/** Decrypts and decompresses a file. Throws a BackupFailure when no secret in BACKUP_KEY fits, or the file was changed. */
export async function decryptFile(from: string, to: string): Promise<void> {
  const decrypter = new Decrypter();
  for (const key of config.backup.keys) decrypter.addPassphrase(key);
  const source = createReadStream(from);
  const opened = await decrypter.decrypt(webStream(source)).catch((error: unknown) => {
    source.destroy();
    throw new BackupFailure("No secret in BACKUP_KEY opens the backup, or it is damaged.", {
      cause: error,
    });
  });
  try {
    await pipeline(nodeStream(opened), createGunzip(), createWriteStream(to));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    throw new BackupFailure("The backup is damaged, or was changed.", { cause: error });
  }
}

/** Limits the buffer to 64 KiB: by default Node counts chunks, not bytes, and buffers thousands of them. */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const strategy = new ByteLengthQueuingStrategy({ highWaterMark: 64 * 1024 });
  return Readable.toWeb(stream, { strategy }) as ReadableStream<Uint8Array>;
}

function nodeStream(stream: ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as NodeReadableStream);
}

export function assertBackupKey(): void {
  if (config.backup.keys.length > 0) return;
  throw new BackupFailure(
    "BACKUP_KEY is not set. It encrypts the backups: set it to what `openssl rand -hex 32` prints, and keep it in a second place.",
  );
}
