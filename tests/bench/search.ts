import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "../support/database/postgres-server";
import { interleaved, median } from "./comparison";
import { startHelper, type HelperProcess } from "./helper-process";
import { figure, type Findings } from "./report";
import type { Answer, Searched } from "./search-child";

const ORDERS = 1_000_000;

const searches: readonly (readonly [Searched, string])[] = [
  ["none", "no filter"],
  ["common", "a text of every second order"],
  ["uncommon", "a text of every thousandth order"],
  ["rare", "a text of one order"],
  ["two", "two letters that begin a word"],
  ["state", "a state of every tenth order"],
  ["rareState", "a state of no order"],
  ["assignee", "a colleague with no order"],
  ["never", "two common words that no order has together"],
  ["old", "orders of more than four years"],
];

/** A page of 50 orders by the desk's search, among a million, on both databases. */
export async function measureSearch(): Promise<Findings> {
  const server = await startPostgres({ durable: true });
  const databases: Record<string, HelperProcess> = {};
  try {
    const env = { NODE_ENV: "development", DATA_DIR: join(tmpdir(), "search") };
    databases.SQLite = await startHelper("search-child", env);
    const url = { DATABASE_URL: await server.createDatabase() };
    databases.PostgreSQL = await startHelper("search-child", { ...env, ...url });
    for (const child of Object.values(databases)) await child.ask({ fill: ORDERS });
    const rows: string[][] = [];
    for (const [searched, what] of searches) {
      const rounds = await interleaved<string, Answer>(
        Object.fromEntries(
          Object.entries(databases).map(([name, child]) => [
            name,
            () => child.ask<Answer>({ searched }),
          ]),
        ),
      );
      const cells = Object.keys(databases).map((name) => {
        const { orders, isCut } = rounds[name]!.at(-1)!;
        const ms = figure(median(rounds[name]!.map((round) => round.ms)));
        return `${ms}, ${orders} found${isCut ? ", stopped" : ""}`;
      });
      rows.push([what, ...cells]);
    }
    return { comparisons: [], table: [["search", ...Object.keys(databases)], ...rows] };
  } finally {
    for (const child of Object.values(databases)) child.stop();
    await server.end();
  }
}
