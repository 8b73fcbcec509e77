import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Forgetting } from "~/operations/erasure/erasures-in-bucket.server";

// What a restore leaves in the site's folder for the next start, and what that leaves for itself.

/** A restore that waits for the next start. It is complete once its folder is there, and done once `about` is gone. */
export interface StagedRestore {
  backup: string;
  stagedAt: string;
  /** Forgotten before this moment, a person is not in the backup. */
  since: string;
  forgotten: Forgetting[];
}

/** The folder of a staged restore, with a database `site.db` and a StagedRestore `about.json`. */
export function stagedIn(dataDir: string): { folder: string; database: string; about: string } {
  return inFolder(join(dataDir, "staged"));
}

/** The files of a staged restore in any folder. */
export function inFolder(folder: string) {
  return { folder, database: join(folder, "site.db"), about: join(folder, "about.json") };
}

/** Where the database that a restore replaces is kept, for the operator to delete. */
export function formerFolder(dataDir: string, { stagedAt }: StagedRestore): string {
  return join(dataDir, `before-restore-${stagedAt}`);
}

/** Where the Forgettings wait that the site has to repeat before it serves. */
export function forgetAgainFile(dataDir: string): string {
  return join(dataDir, "forget-again.json");
}

export function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

/** Writes a file that is there in whole or not at all, whenever the machine stops. */
export function writeJson(path: string, value: unknown): void {
  const unfinished = `${path}.new`;
  writeFileSync(unfinished, JSON.stringify(value));
  sync(unfinished);
  renameSync(unfinished, path);
  sync(dirname(path));
}

/** Waits until the disk has a file, or the names in a folder. */
export function sync(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
