import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { onPostgres } from "../support/this-run";
import { sharedSite } from "../support/site";

const site = await sharedSite();

async function health() {
  const answer = await fetch(`${site.url}/healthz`);
  return [answer.status, await answer.json()];
}

const healthy = [200, { status: "ok" }];
const unavailable = [503, { status: "unavailable" }];

const locks = onPostgres
  ? ["begin; lock table orders in exclusive mode"]
  : ["begin immediate", "begin exclusive"];

test.each(locks)(
  'the health check answers 200 while another process locks the database with "%s"',
  async (lock) => {
    const other = onPostgres ? undefined : new Sqlite(join(site.dataDir, "site.db"));
    const execute = (sql: string) => (other ? other.exec(sql) : site.execute(sql));
    for (const statement of lock.split("; ")) execute(statement);
    execute("insert into stripe_events values ('held', 't', '')");
    expect(await health()).toEqual(healthy);
    execute("rollback");
  },
);

test("the health check answers 503 while the database cannot be read, and 200 afterwards", async () => {
  site.execute("alter table orders rename to elsewhere");
  expect(await health()).toEqual(unavailable);
  site.execute("alter table elsewhere rename to orders");
  expect(await health()).toEqual(healthy);
});
