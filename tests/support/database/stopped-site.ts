import { movedTables } from "~/server/database/postgres/move-site.server";
import { desk, type Ran } from "../operations/desk";
import type { Site } from "../site";
import { connectBeside } from "./postgres-connection";

export const tables = Object.keys(movedTables);

export function move(site: Site, env: Record<string, string>, ...words: string[]): Promise<Ran> {
  return desk({ env: { ...site.env, ...env } }, "move-to-postgres", ...words);
}

export function filledTables(url: string): string[] {
  const { rows } = connectBeside(url);
  return [...tables, "rate_limits"].filter((table) => rows(`select from ${table}`).length > 0);
}
