import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { config } from "~/config/config.server";
import { log } from "~/observability/log.server";
import { isLocked, lockFile, type FileLock } from "./file-lock.server";

/** Less than an operator notices, more than a command that only looks needs. */
const WAIT_MS = 1_000;

const lock = join(config.dataDir, "site.lock");
const owner = join(config.dataDir, "site.pid");

/** Held for as long as the process runs. */
let held: FileLock | undefined;

/**
 * Makes this process the only one that serves DATA_DIR, or ends it with 1 where another one does: two would send the
 * same mails, and one would put a restored database into its place under the other. To be called before anything in
 * the folder is read.
 */
export function ownDataFolder(): void {
  const { dataDir } = config;
  try {
    mkdirSync(dataDir, { recursive: true });
    held ??= lockFile(lock, WAIT_MS);
  } catch (error) {
    log.fatal({ err: error, dataDir }, "DATA_DIR cannot be used");
    process.exit(1);
  }
  if (!held) {
    log.fatal({ dataDir, servedBy: servedBy() }, "another process serves DATA_DIR");
    process.exit(1);
  }
  noteOwner();
}

/** The process that serves DATA_DIR now, in words; undefined where none does. */
export function servedBy(): string | undefined {
  if (!isLocked(lock)) return undefined;
  try {
    return readFileSync(owner, "utf8");
  } catch {
    return "a process that left no name";
  }
}

/** Says so where this start will make a new database, which an operator who forgot to mount the volume has to see. */
export function warnOfNewDatabase(): void {
  if (config.development || config.sandbox.banner || existsSync(join(config.dataDir, "site.db"))) {
    return;
  }
  log.warn(
    { dataDir: config.dataDir },
    "DATA_DIR holds no database: a new one is made. If this is not the first start, its volume is not mounted",
  );
}

function noteOwner(): void {
  try {
    writeFileSync(owner, `process ${process.pid} on ${hostname()}`);
  } catch (error) {
    // A full disk: the lock holds all the same.
    log.warn({ err: error }, "this process could not leave its name in DATA_DIR");
  }
}
