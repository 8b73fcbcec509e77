import { existsSync, rmSync } from "node:fs";
import { config } from "~/config/config.server";
import type { Erasure } from "~/operations/erasure/erasures-in-bucket.server";
import { replay } from "~/operations/erasure/replay.server";
import { readJson, replayFile } from "./staged-restore.server";

/**
 * Runs after a restore, before the site serves: erases the persons that the backup still held. When it throws, the next
 * start tries again.
 */
export async function replayErasures(): Promise<void> {
  const file = replayFile(config.dataDir);
  if (!existsSync(file)) return;
  const erasures = readJson<Erasure[]>(file);
  if (erasures.length > 0) await replay(erasures);
  rmSync(file);
}
