import { spawn } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect } from "vitest";
import { migrate } from "~/server/database/migrate.server";
import { openPostgres } from "~/server/database/postgres/open-postgres.server";
import { OnboardingClient } from "../support/assets/onboarding-client";
import { connectBeside } from "../support/database/postgres-connection";
import { createDatabase } from "../support/database/run-databases";
import { filledTables, move, tables } from "../support/database/stopped-site";
import { backupEnv } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { hostileOrder, sendAssets } from "../support/operations/listed-site";
import { openForm, paidOrder, placeOrder, validOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";
import { until } from "../support/until";
import { often as test, rarely } from "../support/rarely";

const env = { ...backupEnv, OUTBOX_RETRY_MS: "300" };
const site = await startSite({ database: "sqlite", env });

await hostileOrder(site);
await sendAssets(site);
const { link, fields: buyer, order: paid } = await paidOrder(site);
await desk(site, "forget", (await placeOrder(site)).fields.email, "--yes");
const heal = site.sandbox.postmark.fail({ status: 503 });
const { fields: waiting } = await placeOrder(site);
// More than one statement copies.
site.execute(
  `with recursive number(n) as (select 100 union all select n + 1 from number where n < 550)
    insert into stripe_events select 'evt_' || n, 'invoice.paid', '2026-01-31' from number`,
);
await site.kill();
// Due however often it was tried before: the wait after a second attempt is longer than a test's.
site.execute("update outbox set next_attempt_at = created_at where state = 'pending'");

/** A migrated database, and statements run in it. */
async function migratedDatabase(...statements: string[]): Promise<string> {
  const url = await createDatabase();
  const { db, close } = openPostgres(url);
  await migrate(db);
  await close();
  for (const statement of statements) connectBeside(url).execute(statement);
  return url;
}

rarely(
  "a move that is killed halfway leaves the database empty, and the next one moves everything",
  async () => {
    const url = await migratedDatabase(
      "create function wait() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock(1); return new; end'",
      "create trigger waits before insert on outbox for each row execute function wait()",
    );
    const { rows } = connectBeside(url);
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query("select pg_advisory_lock(1)");
    const env = { ...site.env, DATABASE_URL: url };
    const moving = spawn(process.execPath, ["build/desk.js", "move-to-postgres"], { env });
    const waiting = "select from pg_locks where locktype = 'advisory' and not granted";
    await until("it waits in its last but one table", () => rows(waiting).length === 1);
    moving.kill("SIGKILL");
    await once(moving, "close");
    await holder.end();
    const connections =
      "select from pg_stat_activity where datname = current_database() and application_name = 'sitewright'";
    await until("PostgreSQL has ended its transaction", () => rows(connections).length === 0);
    expect(filledTables(url)).toEqual([]);
    expect((await move(site, { DATABASE_URL: url })).code).toBe(0);
    expect(filledTables(url)).toContain("outbox");
  },
);

rarely("a move to a server that changes or loses rows is undone and names the table", async () => {
  const trigger = (body: string) =>
    migratedDatabase(
      `create function damage() returns trigger language plpgsql as '${body}'`,
      "create trigger damages before insert on drafts for each row execute function damage()",
    );
  const changing = "begin new.business_name := new.business_name || ''.''; return new; end";
  const losing = "begin if new.state = ''submitted'' then return null; end if; return new; end";
  for (const body of [changing, losing]) {
    const url = await trigger(body);
    const { code, out, err } = await move(site, { DATABASE_URL: url });
    expect([code, out]).toEqual([1, ""]);
    expect(err).toMatch(/^Nothing was moved: .*drafts/m);
    expect(filledTables(url)).toEqual([]);
  }
});

test("a moved site goes on with PostgreSQL: the same orders and links, and the emails that waited are sent", async () => {
  const url = await createDatabase();
  const moved = connectBeside(url);
  const exported = async (what: string) => (await desk(site, "export", what, "--jsonl")).out;
  const exports = () => Promise.all(["orders", "inquiries"].map(exported));
  const generated = ({ rows }: Pick<typeof moved, "rows">) => [
    rows("select id, thread, reply_to from outbox order by rowid"),
    rows("select id, open_since from orders order by id"),
  ];
  const file = join(site.dataDir, "site.db");
  const before = { exports: await exports(), generated: generated(site), file: hashOf(file) };
  const counts = tables.map((table) => {
    return { table, rows: site.rows(`select * from ${table}`).length };
  });

  const { code, out, err } = await move(site, { DATABASE_URL: url }, "--json");
  expect([code, JSON.parse(out)]).toEqual([0, counts.map((row) => expect.objectContaining(row))]);
  expect(err).toContain(`${file} was not changed`);

  site.env.DATABASE_URL = url;
  const after = { exports: await exports(), generated: generated(moved), file: hashOf(file) };
  expect(after).toEqual(before);
  const arrived = () =>
    site.sandbox.postmark.mails.filter(({ ReplyTo }) => ReplyTo === waiting.email);
  expect(arrived()).toEqual([]);
  heal();
  await site.restart();
  await until("the email is sent", () => arrived().length === 1);
  expect((await desk(site, "orders")).out).toContain(buyer.name);
  expect(await new OnboardingClient(site).open(link)).toContain(paid.reference);
  const visitor = await openForm(site);
  expect((await visitor.send(validOrder())).status).toBe(303);
  expect(moved.rows("select from orders")).toHaveLength(counts[0]!.rows + 1);
});

function hashOf(file: string): string {
  return hash("sha256", readFileSync(file));
}
