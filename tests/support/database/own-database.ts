import type Sqlite from "better-sqlite3";
import { failsCommits, onPostgres } from "../this-run";
import { connectBeside } from "./postgres-connection";
import { createDatabase } from "./run-databases";

// Before a test file imports modules of the application, which read their environment then.
if (onPostgres) process.env.DATABASE_URL = await createDatabase();
if (failsCommits) await import(new URL("fail-commits.mjs", import.meta.url).href);

export async function ownDatabase() {
  const { db, sqlite } = await import("~/server/database/connection.server");
  return { db, ...(sqlite ? statementsOn(sqlite) : connectBeside(process.env.DATABASE_URL!)) };
}

function statementsOn(sqlite: Sqlite.Database) {
  return {
    rows: <Row>(sql: string, ...values: unknown[]) => sqlite.prepare(sql).all(...values) as Row[],
    execute: (sql: string, ...values: unknown[]) => sqlite.prepare(sql).run(...values).changes,
  };
}
