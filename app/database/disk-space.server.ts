import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { config } from "~/config/config.server";

/** The size of the file that reserves room for deletions: more than one batch of them writes. */
export const RESERVE_BYTES = 16 * 1024 * 1024;
/** With less room than this, only orders and payments are stored. */
export const LOW_BYTES = 2 * RESERVE_BYTES;

export const reserveFile = join(config.dataDir, "reserve");

/** In bytes; `free` is what this process may still write. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** The space of the disk that a folder lies on; throws when there is no such folder. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** The present size of the reserve file; 0 where there is no file. */
export async function reserveBytes(): Promise<number> {
  const found = await stat(reserveFile).catch(() => undefined);
  return found?.size ?? 0;
}
