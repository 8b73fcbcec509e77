import { join } from "node:path";

/**
 * Where a demonstration (`SANDBOX=1`) stores all its data, apart from those of a site in the same DATA_DIR: neither serves,
 * backs up or erases what belongs to the other.
 */
export function demonstrationFolder(dataDir: string): string {
  return join(dataDir, "sandbox");
}
