import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { expect, test } from "vitest";
import { migrate } from "~/server/database/migrate.server";
import type { Database } from "~/server/database/tables";
import { listedFiles, openedClient } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { laterMigrations } from "../support/database/other-versions";
import { orderOf, openForm, paidOrder, validOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";

// The site is the older version; a newer one beside it has migrated their common database.
const site = await startSite({ database: "postgres", env: { FLY_APP_NAME: "sitewright" } });

/** Migrates as the newer version does when it starts. */
async function migrateLater(): Promise<void> {
  const pool = new pg.Pool({ connectionString: site.env.DATABASE_URL });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, laterMigrations);
  await db.destroy();
}

test("a form opened before a newer version migrated the database is taken by the older version after it, and so are a buyer's files", async () => {
  const visitor = await openForm(site);
  const { link } = await paidOrder(site);
  await migrateLater();
  const fields = validOrder();

  expect((await visitor.send(fields)).status).toBe(303);
  expect(orderOf(site, fields)).toMatchObject({ state: "checkout_open", vat_id: null });

  const client = await openedClient(site, link);
  const saved = await client.send([logo], { intent: "save" });
  expect(listedFiles(await client.follow(saved).then(() => client.open(link)))).toHaveLength(1);
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
});

test("a script of another version's build is looked for on another machine, once", async () => {
  const asked = (headers: Record<string, string> = {}) =>
    fetch(`${site.url}/build/_assets/contact-0A1B2C3D.js`, { headers });
  const first = await asked();
  expect(first.status).toBe(404);
  expect(first.headers.get("Fly-Replay")).toContain("elsewhere=true");
  const replayed = await asked({ "fly-replay-src": "instance=1;region=iad;t=1" });
  expect([replayed.status, replayed.headers.get("Fly-Replay")]).toEqual([404, null]);
});

test("the older version does not start again on the database of the newer one", async () => {
  await site.kill("SIGTERM");
  await expect(site.restart()).rejects.toThrow("changed by a newer version of the site");
});
