import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { config } from "~/server/config/config.server";
import { log } from "~/server/log/log.server";
import { isLocked, lockFile } from "./file-lock.server";

/** Shorter than an operator notices, longer than `isLocked` of the desk's process holds the file. */
const WAIT_MS = 1_000;

const lock = join(config.dataDir, "site.lock");
const owner = join(config.dataDir, "site.pid");

let held: ReturnType<typeof lockFile>;

/**
 * Exits with 1 where another process serves the folder: two would send the same emails, and a restore by one would replace
 * the other's open database. Call it before anything there is read.
 */
export function lockDataFolder(): void {
  if (config.databaseUrl) return;
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
  try {
    writeFileSync(owner, `process ${process.pid} on ${hostname()}`);
  } catch (error) {
    // On a full disk, for example; the lock is valid without the file.
    log.warn({ err: error }, "this process could not leave its name in DATA_DIR");
  }
}

/** Runs work while no other process can serve DATA_DIR; undefined, without running it, where one does. */
export async function whileUnserved<T>(work: () => Promise<T>): Promise<T | undefined> {
  const unserved = lockFile(lock, 0);
  try {
    return unserved && (await work());
  } finally {
    unserved?.release();
  }
}

/** The process that serves DATA_DIR now, in words; undefined where no process does. */
export function servedBy(): string | undefined {
  if (!isLocked(lock)) return undefined;
  try {
    return readFileSync(owner, "utf8");
  } catch {
    return "a process that left no name";
  }
}

/** Logs a warning where this start makes a new database: the operator may have forgotten to mount the volume. */
export function warnOfNewDatabase(): void {
  const { databaseUrl, dataDir, development, sandbox } = config;
  const isExpected = databaseUrl !== undefined || development || sandbox.demonstration;
  if (isExpected || existsSync(join(dataDir, "site.db"))) return;
  log.warn(
    { dataDir },
    "DATA_DIR holds no database: a new one is made. If this is not the first start, its volume is not mounted",
  );
}
