import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { config } from "~/config/config.server";

/** The size of the file that reserves room for deletions: more than a batch of them writes before it is done. */
export const RESERVE_BYTES = 16 * 1024 * 1024;
/** With less room than this, what can wait is not stored. */
export const LOW_BYTES = 2 * RESERVE_BYTES;

export const reserveFile = join(config.dataDir, "reserve");

/** In bytes: what is left for this process, and what there is in all. */
export interface DiskSpace {
  free: number;
  total: number;
}

/** The space of the disk that a folder lies on; throws when there is no such folder. */
export async function diskSpace(folder: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

/** The size of the reserve as it is now; 0 where its file is not there. */
export async function reserveBytes(): Promise<number> {
  const found = await stat(reserveFile).catch(() => undefined);
  return found?.size ?? 0;
}
