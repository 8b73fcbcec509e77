import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const run = (...words: [string, ...string[]]) =>
  spawnSync(words[0], words.slice(1), { stdio: "ignore" }).status === 0;

/** Mounts a small disk at a folder; false where the machine does not permit it. */
export function mountDisk(folder: string, megabytes: number): boolean {
  return run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
}

/** Unmounts the disk, even while it is in use. */
export function unmountDisk(folder: string): boolean {
  return run("umount", "-l", folder);
}

/** Whether this machine permits mounting, which needs Linux and its root user. */
export function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-disk-"));
  try {
    return mountDisk(folder, 1) && unmountDisk(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const filler = (folder: string) => join(folder, "something-else");

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Fills a folder's disk up to so many free bytes. */
export function fillDisk(folder: string, but: number): void {
  writeFileSync(filler(folder), Buffer.alloc(freeBytes(folder) - but));
}

/** Removes what {@link fillDisk} wrote. */
export function emptyDisk(folder: string): void {
  rmSync(filler(folder), { force: true });
}
