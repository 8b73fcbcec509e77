import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const run = (...words: [string, ...string[]]) =>
  spawnSync(words[0], words.slice(1), { stdio: "ignore" }).status === 0;

/** Puts a disk of its own under a folder. False where this machine does not let us. */
export function mountDisk(folder: string, megabytes: number): boolean {
  return run("mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder);
}

/** Takes it away, also from under those who use it. */
export function unmountDisk(folder: string): boolean {
  return run("umount", "-l", folder);
}

/** Whether this machine lets us mount: it takes Linux and its root user. */
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

/** Fills the disk of a folder up, but for so many bytes. */
export function fillDisk(folder: string, but: number): void {
  writeFileSync(filler(folder), Buffer.alloc(freeBytes(folder) - but));
}

/** Takes away what {@link fillDisk} wrote. */
export function emptyDisk(folder: string): void {
  rmSync(filler(folder), { force: true });
}
