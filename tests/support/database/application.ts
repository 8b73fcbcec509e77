import type Sqlite from "better-sqlite3";
import { afterAll, beforeEach } from "vitest";
import { startSandbox } from "../../../sandbox";
import { connectBeside } from "./postgres-connection";
import { insertion, orderRow, type Changes } from "./sample-rows";

// The application in the process of the importing file, with a sandbox and a database of its own, which are emptied
// before each test. The file imports modules of the application after this one, since they read their environment when
// they are imported.

export { details } from "./sample-rows";

export const HOUR = 60 * 60 * 1000;
export const DAY = 24 * HOUR;

export const sandbox = await startSandbox();
Object.assign(process.env, sandbox.env, { PROVIDER_TIMEOUT_MS: "5000" });
const connection = await import("~/server/database/connection.server");
const { migrate } = await import("~/server/database/migrate.server");
const { deliveriesEnded } = await import("~/server/email/outbox.server");
const { movedTables } = await import("~/server/database/postgres/move-site.server");
export const { inTransaction } = await import("~/server/database/transaction.server");

export const { db, plainDb } = connection;
export const { rows, execute } = connection.sqlite
  ? statementsOn(connection.sqlite)
  : connectBeside(process.env.DATABASE_URL!);

const tables = [...Object.keys(movedTables), "rate_limits"].reverse();

await migrate(db);
beforeEach(async () => {
  await deliveriesEnded();
  sandbox.reset();
  sandbox.postmark.mails.length = 0;
  for (const table of tables) execute(`delete from ${table}`);
});
afterAll(() => sandbox.close());

function statementsOn(sqlite: Sqlite.Database) {
  return {
    rows: <Row>(sql: string, ...values: unknown[]) => sqlite.prepare(sql).all(...values) as Row[],
    execute: (sql: string, ...values: unknown[]) => sqlite.prepare(sql).run(...values).changes,
  };
}

export function insert<Row extends Changes>(table: string, row: Row): Row {
  execute(...insertion(table, row));
  return row;
}

export const newOrder = (changes?: Changes) => insert("orders", orderRow(changes));
