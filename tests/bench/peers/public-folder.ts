import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { publicFiles } from "../recording";
import { temporaryFolder } from "../temporary-folder";

/** A new folder for a peer's page, beside the packages it needs. */
export function newProject(installed: string, files: Record<string, string>): string {
  const folder = temporaryFolder("page", installed);
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  for (const path of publicFiles()) cpSync(join("public", path), join(folder, "public", path));
  return folder;
}

/** Puts beside every text file the same as brotli, compressed as hard as it can be. */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(html|js|css|svg|txt)$/.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
  }
}
