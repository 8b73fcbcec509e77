import { stat, statfs } from "node:fs/promises";
import { join } from "node:path";
import { config } from "~/server/config/config.server";

/** The size of the file that reserves room for deletions: more than one batch of them writes. */
export const RESERVE_BYTES = 16 * 1024 * 1024;
const times = (count: number) => count * RESERVE_BYTES;
/** With less room, what grows the database is refused: `assets` of strangers, then their orders, then drafts of `paid` ones. */
export const LOW_BYTES = { assets: times(8), orders: times(4), paid: times(2) };

export const reserveFile = join(config.dataDir, "reserve");

export type DiskSpace = Awaited<ReturnType<typeof diskSpace>>;

export async function diskSpace(folder: string) {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, total: blocks * bsize };
}

export async function reserveBytes(): Promise<number> {
  return (await stat(reserveFile).catch(() => undefined))?.size ?? 0;
}
