import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll } from "vitest";
import { movedTables } from "~/server/database/postgres/move-site.server";
import { desk, type Ran } from "../operations/desk";
import type { Site } from "../site";
import { connectBeside } from "./postgres-connection";

export const tables = Object.keys(movedTables);

export function move(site: Site, env: Record<string, string>, ...words: string[]): Promise<Ran> {
  return desk({ env: { ...site.env, ...env } }, "move-to-postgres", ...words);
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

export function copyOf(site: Site, change: (db: Sqlite.Database) => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-copy-"));
  folders.push(folder);
  cpSync(site.dataDir, folder, { recursive: true });
  const db = new Sqlite(join(folder, "site.db"));
  change(db);
  db.close();
  return folder;
}

export function filledTables(url: string): string[] {
  const { rows } = connectBeside(url);
  return [...tables, "rate_limits"].filter((table) => rows(`select from ${table}`).length > 0);
}
