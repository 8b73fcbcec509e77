import { expect, test } from "vitest";
import type { MovedTable } from "~/server/database/postgres/move-site.server";
import { everyFeature } from "../support/database/every-feature";
import { connectBeside } from "../support/database/postgres-connection";
import { createDatabase } from "../support/database/run-databases";
import { move } from "../support/database/stopped-site";
import { backupEnv } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { startSite } from "../support/site";

const site = await startSite({ database: "sqlite", env: backupEnv });

test("a site whose every feature was used moves to PostgreSQL with rows in every table, and serves from there", async () => {
  await everyFeature(site, (...words) => desk(site, ...words));
  await site.kill();
  // The last one was expired.
  site.execute(
    "insert into superseded_checkouts select 'cs_test_superseded', id, created_at from orders limit 1",
  );
  const url = await createDatabase();
  const exported = async () => (await desk(site, "export", "orders", "--csv")).out;
  const before = await exported();
  const { code, out } = await move(site, { DATABASE_URL: url }, "--json");
  expect(code).toBe(0);
  const moved = JSON.parse(out) as MovedTable[];
  expect(moved.filter(({ rows }) => rows === 0).map(({ table }) => table)).toEqual([]);
  for (const { table, rows } of moved) {
    expect(connectBeside(url).rows(`select from ${table}`), table).toHaveLength(rows);
  }
  site.env.DATABASE_URL = url;
  await site.restart();
  expect(await exported()).toBe(before);
});
