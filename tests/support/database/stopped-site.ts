import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll } from "vitest";
import { movedTables } from "~/database/postgres/move-site.server";
import { desk, type Ran } from "../operations/desk";
import type { Site } from "../site";
import { connectBeside } from "./postgres-connection";

/** All tables that are moved to PostgreSQL. */
export const tables = Object.keys(movedTables);

/** Runs `move-to-postgres` in the site's environment with other variables. */
export function move(site: Site, env: Record<string, string>, ...words: string[]): Promise<Ran> {
  return desk({ env: { ...site.env, ...env } }, "move-to-postgres", ...words);
}

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A copy of a stopped site's data folder, whose database `change` may change. */
export function copyOf(site: Site, change: (db: Sqlite.Database) => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-copy-"));
  folders.push(folder);
  cpSync(site.dataDir, folder, { recursive: true });
  const db = new Sqlite(join(folder, "site.db"));
  change(db);
  db.close();
  return folder;
}

/** The tables of a migrated PostgreSQL database that have rows. */
export function filledTables(url: string): string[] {
  const { rows } = connectBeside(url);
  return [...tables, "rate_limits"].filter((table) => rows(`select from ${table}`).length > 0);
}
