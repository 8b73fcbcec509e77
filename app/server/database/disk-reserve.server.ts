import { randomBytes } from "node:crypto";
import { appendFile, rm } from "node:fs/promises";
import { config } from "~/server/config/config.server";
import { log } from "~/server/log/log.server";
import * as Disk from "./disk-space.server";
import { DiskLow } from "./cannot-write.server";
import { checkpointWal, sqlite } from "./connection.server";
import { mayBeFull } from "./sqlite.server";

const MEGABYTE = 1024 * 1024;
/** For the write-ahead log, in which a deletion needs room too. */
const LEFT_BYTES = 4 * MEGABYTE;

/** Fills the reserve file as far as the disk has room. Random bytes: some file systems compress others. Never throws. */
export async function fillReserve(): Promise<void> {
  if (!sqlite) return;
  try {
    const reserved = await Disk.reserveBytes();
    const { free } = await Disk.diskSpace(config.dataDir);
    const missing = Math.min(Disk.RESERVE_BYTES - reserved, free - LEFT_BYTES);
    for (let left = missing; left > 0; left -= MEGABYTE) {
      await appendFile(Disk.reserveFile, randomBytes(Math.min(left, MEGABYTE)));
    }
  } catch (error) {
    log.warn({ err: error }, "the disk's reserve is not whole");
  }
}

/** Runs work that deletes, and again without the reserve file where the disk is full. It must continue where it failed. */
export async function withReserve<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!mayBeFull(error) || (await Disk.reserveBytes()) === 0) throw error;
    log.warn({ err: error }, "the disk is full: its reserve is given up to delete what can go");
  }
  await rm(Disk.reserveFile, { force: true });
  try {
    return await work();
  } finally {
    tryToEmptyLog();
    await fillReserve();
  }
}

/** Throws {@link DiskLow} where disk and free pages have less room than these `LOW_BYTES`. */
export async function assertDiskSpace(of: keyof typeof Disk.LOW_BYTES): Promise<void> {
  if (!sqlite) return;
  const low = Disk.LOW_BYTES[of];
  const { free } = await Disk.diskSpace(config.dataDir);
  if (free >= low) return;
  const pragma = (name: string) => sqlite!.pragma(name, { simple: true }) as number;
  const reusable = pragma("freelist_count") * pragma("page_size");
  if (free + reusable < low) throw new DiskLow();
}

function tryToEmptyLog(): void {
  try {
    checkpointWal();
  } catch (error) {
    log.warn({ err: error }, "the database's log could not be emptied");
  }
}
