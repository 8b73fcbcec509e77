import { stat } from "node:fs/promises";
import { join } from "node:path";
import { config } from "~/config/config.server";

/** The file that holds room for deletions; more than a batch of them writes before it is done. */
export const RESERVE_BYTES = 16 * 1024 * 1024;
/** With less room than this, what can wait is not stored. */
export const LOW_BYTES = 2 * RESERVE_BYTES;

export const reserve = join(config.dataDir, "reserve");

/** The bytes that are set aside. */
export async function reserveBytes(): Promise<number> {
  const found = await stat(reserve).catch(() => undefined);
  return found?.size ?? 0;
}
