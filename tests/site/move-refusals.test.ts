import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, describe, expect, test } from "vitest";
import { connectBeside } from "../support/database/postgres-connection";
import { createDatabase } from "../support/database/run-databases";
import { filledTables, move } from "../support/database/stopped-site";
import { placeOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";

const site = await startSite({ database: "sqlite" });

const { order } = await placeOrder(site);
const whileServed = await move(site, { DATABASE_URL: await createDatabase() });
await site.kill();

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function copyOf(change: (db: Sqlite.Database) => void = () => undefined) {
  const folder = mkdtempSync(join(tmpdir(), "sitewright-copy-"));
  folders.push(folder);
  cpSync(site.dataDir, folder, { recursive: true });
  const db = new Sqlite(join(folder, "site.db"));
  change(db);
  db.close();
  return folder;
}

describe("a move to PostgreSQL is refused, with the reason on standard error,", () => {
  test("while a process serves the data folder", () => {
    expect(whileServed).toEqual({
      code: 1,
      out: "",
      err: expect.stringMatching(/Stop the site first: .* process \d+ on/) as string,
    });
  });

  test.each<[what: string, env: (url: string) => Record<string, string>, reason: RegExp]>([
    ["without DATABASE_URL", () => ({ DATABASE_URL: "" }), /Set DATABASE_URL/],
    ["without a site.db", () => ({ DATA_DIR: "/nowhere" }), /no database at \/nowhere\/site\.db/],
    [
      "from a database of another version",
      () => ({ DATA_DIR: copyOf((db) => db.exec("delete from kysely_migration")) }),
      /another schema: start the site of this version once/,
    ],
    [
      "while a restored backup waits for the next start",
      () => {
        const DATA_DIR = copyOf();
        mkdirSync(join(DATA_DIR, "staged"));
        writeFileSync(join(DATA_DIR, "staged", "about.json"), "{}");
        return { DATA_DIR };
      },
      /restored backup waits/,
    ],
    [
      "to a server that does not answer",
      () => ({ DATABASE_URL: "postgres://site@127.0.0.1:1/site" }),
      /^Nothing was moved: no connection .*ECONNREFUSED/,
    ],
  ])("%s", async (_, env, reason) => {
    const DATABASE_URL = await createDatabase();
    const { code, out, err } = await move(site, { DATABASE_URL, ...env(DATABASE_URL) });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(reason);
    expect(
      connectBeside(DATABASE_URL).rows("select from pg_tables where tablename = 'orders'"),
    ).toEqual([]);
  });

  test("to a database with a row, which is not migrated either", async () => {
    const url = await createDatabase();
    const { rows, execute } = connectBeside(url);
    execute("create table rate_limits (key text)");
    execute("insert into rate_limits values ('somebody')");
    const { code, err } = await move(site, { DATABASE_URL: url });
    expect([code, err]).toEqual([1, expect.stringContaining("rows already, in rate_limits")]);
    expect(rows("select from pg_tables where tablename like 'kysely%'")).toEqual([]);
  });

  test("to a database that was filled by an earlier move", async () => {
    const env = { DATABASE_URL: await createDatabase() };
    const { code, out } = await move(site, env);
    expect([code, out]).toEqual([0, expect.stringMatching(/^table +rows +.*\norders +1 /)]);
    expect((await move(site, env)).err).toContain("rows already, in orders");
  });
});

test.each([
  ["with a null character", "orders", "name = 'a' || char(0)"],
  ["with half a surrogate pair", "orders", "name = cast(x'61EDA080' as text)"],
  ["whose JSON has half a surrogate pair", "outbox", `mail = '{"text":"\\ud83d"}'`],
])("a move to PostgreSQL changes nothing and names the row %s", async (_, table, set) => {
  const id =
    table === "orders" ? order.id : site.rows<{ id: string }>("select id from outbox")[0]!.id;
  const change = `update ${table} set ${set} where id = '${id}'`;
  const DATA_DIR = copyOf((db) => db.prepare(change).run());
  const DATABASE_URL = await createDatabase();
  const { code, out, err } = await move(site, { DATA_DIR, DATABASE_URL });
  expect([code, out]).toEqual([1, ""]);
  expect(err).toContain(`cannot take the row of ${table} whose id is ${id}`);
  expect(err).not.toContain(order.name as string);
  expect(filledTables(DATABASE_URL)).toEqual([]);
});
