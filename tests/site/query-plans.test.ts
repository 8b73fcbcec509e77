import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSqlite } from "~/server/database/sqlite.server";
import { migrate } from "~/server/database/migrate.server";
import { backupEnv } from "../support/operations/backups";
import { deskHost } from "../support/operations/desk";
import { everyFeature } from "../support/database/every-feature";
import { startScrapedSite } from "../support/operations/scraped";

const recorder = new URL("../support/database/record-statements.mjs", import.meta.url);
const folder = mkdtempSync(join(tmpdir(), "sitewright-plans-"));
const database = openSqlite(join(folder, "site.db"));
let statements: string[] = [];

beforeAll(async () => {
  await migrate(database.db);
  const file = join(folder, "statements");
  const { site, scrape } = await startScrapedSite({
    preload: recorder,
    env: { ...backupEnv, STATEMENTS: file, DIGEST: "00:00" },
  });
  const desk = deskHost(recorder);
  await everyFeature(site, async (...words) => {
    const ran = await desk(site.env, words);
    if (ran.code === 1 || ran.err.includes("--help"))
      throw new Error(`desk ${words.join(" ")}: ${ran.err}`);
    return ran;
  });
  await scrape();
  await site.stop();
  const lines = readFileSync(file, "utf8").trimEnd().split("\n");
  statements = [...new Set(lines)].map((line) => JSON.parse(line) as string);
});

afterAll(async () => {
  await database.db.destroy();
  rmSync(folder, { recursive: true, force: true });
});

/** Statements that may scan or sort, and why their rows are few. */
const bounded: { what: RegExp; why: string }[] = [
  { what: /kysely_migration|sqlite_master|pragma_table/, why: "the schema's own tables" },
  { what: /^select "id" from "orders" limit \?$/, why: "one row" },
  {
    what: /^select "id", .* from "orders" where "open_since" is not null and open_since \|\| .* "created_at"/,
    why: "the index contains only open orders, the newest first",
  },
  {
    what: /^select "updated_at" from "orders" where "state" in /,
    why: "unpaid orders, of which each sweep keeps the newest 5,000",
  },
  {
    what: /^select "kind", "state", .* from "ledger" .* group by/,
    why: "the money of one day, by a handful of kinds",
  },
  {
    what: /^\s*with taken as \(/,
    why: "the money of the days that somebody of the team asks for, by a handful of kinds",
  },
  {
    what: /^select "id" from "orders" where lower\(trim\(email\)\)/,
    why: "the orders of one address",
  },
  { what: /^select \* from "uploads" where "draft_id" = \?/, why: "the files of one draft" },
  { what: /^select \* from "order_links" where "order_id" = \?/, why: "the links of one order" },
  { what: /^select .* from "superseded_checkouts" order/, why: "sessions that are to be expired" },
  {
    what: /^select "id", "thread", "rate_limited" from \(select/,
    why: "sorts one email of each thread with pending emails",
  },
  {
    what: /^select "own"."thread", "earlier"."id" from "outbox" as "own"/,
    why: "the pending emails of one thread",
  },
  { what: /^select \* from "job_runs"$/, why: "a row for each job" },
  {
    what: /^select \? as day, kind, .* from ledger .* group by/,
    why: "the money of each of 30 days, by a handful of kinds",
  },
  { what: /^delete from "desk_\w+" where .*"created_at" </, why: "some of each of the team" },
  { what: /from "outbox" as "bounced"/, why: "the index contains only emails that came back" },
  { what: /^select "email" as "address" from "orders" union/, why: "once after a restore" },
  { what: /^select hash, forgotten_at from forgotten$/, why: "once at a restore" },
];

function planOf(statement: string): string[] {
  const unquoted = statement.replace(/'[^']*'/g, "");
  const values = Array.from(unquoted.match(/\?/g) ?? [], () => null);
  const plan = database.sqlite
    .prepare<unknown[], { detail: string }>(`explain query plan ${statement}`)
    .all(...values);
  return plan.map(({ detail }) => detail);
}

/** The steps of a statement's plan whose cost grows with the number of rows. */
const costs = (statement: string) =>
  planOf(statement).filter((detail) =>
    /^SCAN (?!\(|CONSTANT ROW|json_each)|TEMP B-TREE|AUTOMATIC/.test(detail),
  );

const isQuery = (statement: string) => /^\s*(select|insert|update|delete|with)/i.test(statement);

test("every statement finds its rows by an index, and sorts only a bounded number", () => {
  const costly = statements
    .filter(isQuery)
    .filter((statement) => !bounded.some(({ what }) => what.test(statement)))
    .map((statement) => ({ statement, costs: costs(statement) }))
    .filter((found) => found.costs.length > 0);
  expect(costly).toEqual([]);
});

test("what strangers store is counted by their networks in one index, without a join", () => {
  const counts = statements.filter((one) => /^select (count|.*sum)\(.*\bnetwork >/.test(one));
  expect(new Set(counts.flatMap(planOf))).toEqual(
    new Set(
      ["network>?", "network>? AND network<?"].flatMap((found) => [
        `SEARCH drafts USING COVERING INDEX drafts_network (state=? AND ${found})`,
        `SEARCH uploads USING COVERING INDEX uploads_network (${found})`,
      ]),
    ),
  );
});

test("the earlier emails of a thread are found by the thread, however many others wait", () => {
  const turns = statements.filter((one) => /"outbox" as "earlier"/.test(one));
  expect(turns.map((one) => one.split(" ")[0])).toEqual(
    expect.arrayContaining(["select", "update"]),
  );
  const found = turns.flatMap(planOf).filter((detail) => detail.startsWith("SEARCH earlier"));
  expect(found.length).toBeGreaterThanOrEqual(turns.length);
  const byThread =
    /^SEARCH earlier USING (?:COVERING )?INDEX outbox_turn \(state=\? AND thread=\? /;
  expect(found.filter((detail) => !byThread.test(detail))).toEqual([]);
});

test("every exception for a bounded statement is still needed", () => {
  const unused = bounded.filter(({ what }) => !statements.some((one) => what.test(one)));
  expect(unused).toEqual([]);
});

test("the recorded statements include every way in which the application reads or writes each table", () => {
  const ways: Record<string, (table: string) => string> = {
    selectFrom: (table) => `from "${table}"`,
    innerJoin: (table) => `inner join "${table}"`,
    leftJoin: (table) => `left join "${table}"`,
    insertInto: (table) => `insert into "${table}"`,
    updateTable: (table) => `update "${table}"`,
    deleteFrom: (table) => `delete from "${table}"`,
  };
  const sources = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(join("app", name), "utf8"))
    .join("\n");
  const known = [...sources.matchAll(/(\w+)\(\s*"(\w+)"/g)].flatMap(([, way, table]) => {
    const write = Object.hasOwn(ways, way ?? "") && ways[way ?? ""];
    return write ? [write(table ?? "")] : [];
  });
  expect(known.length).toBeGreaterThan(100);
  const unseen = new Set(known.filter((words) => !statements.some((one) => one.includes(words))));
  expect([...unseen]).toEqual([]);
});
