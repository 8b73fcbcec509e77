import { randomBytes } from "node:crypto";
import { appendFile, rm } from "node:fs/promises";
import Sqlite from "better-sqlite3";
import { config } from "~/config/config.server";
import { log } from "~/observability/log.server";
import {
  diskSpace,
  LOW_BYTES,
  RESERVE_BYTES,
  reserveBytes,
  reserveFile,
} from "./disk-space.server";
import { DiskLow } from "./cannot-write.server";
import { checkpointWal, sqlite } from "./connection.server";

const MEGABYTE = 1024 * 1024;
/** For the write-ahead log, in which a deletion needs room too. */
const LEFT_BYTES = 4 * MEGABYTE;

/**
 * Fills the reserve file up to {@link RESERVE_BYTES}, or as far as the disk has room. Its bytes are random, because some
 * file systems store no zeros and compress the rest. Never throws. A PostgreSQL server's disk is its host's to watch.
 */
export async function fillReserve(): Promise<void> {
  if (!sqlite) return;
  try {
    const reserved = await reserveBytes();
    const { free } = await diskSpace(config.dataDir);
    const missing = Math.min(RESERVE_BYTES - reserved, free - LEFT_BYTES);
    for (let left = missing; left > 0; left -= MEGABYTE) {
      await appendFile(reserveFile, randomBytes(Math.min(left, MEGABYTE)));
    }
  } catch (error) {
    log.warn({ err: error }, "the disk's reserve is not whole");
  }
}

/**
 * Runs work that deletes. Where the disk is full, deletes the reserve file, runs the work again and then fills the
 * reserve again. The work must be able to continue where it failed. Throws when it fails for another reason, or again.
 */
export async function withReserve<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!mayBeFull(error) || (await reserveBytes()) === 0) throw error;
    log.warn({ err: error }, "the disk is full: its reserve is given up to delete what can go");
  }
  await rm(reserveFile, { force: true });
  try {
    return await work();
  } finally {
    tryToEmptyLog();
    await fillReserve();
  }
}

/** Throws {@link DiskLow} where the disk and the free pages of the database have less room than {@link LOW_BYTES}. */
export async function assertDiskSpace(): Promise<void> {
  if (!sqlite) return;
  const { free } = await diskSpace(config.dataDir);
  if (free >= LOW_BYTES) return;
  const pragma = (name: string) => sqlite!.pragma(name, { simple: true }) as number;
  const reusable = pragma("freelist_count") * pragma("page_size");
  if (free + reusable < LOW_BYTES) throw new DiskLow();
}

/** SQLite does not report every file that cannot grow as SQLITE_FULL. */
function mayBeFull(error: unknown): boolean {
  return error instanceof Sqlite.SqliteError && /^SQLITE_(FULL|IOERR|CANTOPEN)/.test(error.code);
}

function tryToEmptyLog(): void {
  try {
    checkpointWal();
  } catch (error) {
    log.warn({ err: error }, "the database's log could not be emptied");
  }
}
