import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import { multipartOpening, zeroFilled } from "../support/http/multipart-stream";
import { filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import { rawPost } from "../support/http/raw-post";
import { until } from "../support/until";
import { zip } from "../support/assets/upload-samples";
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
    const other = onPostgres ? site : writerOf(new Sqlite(join(site.dataDir, "site.db")));
    for (const statement of lock.split("; ")) other.execute(statement);
    other.execute("insert into stripe_events values ('held', 't', '')");
    expect(await health()).toEqual(healthy);
    other.execute("rollback");
  },
);

function writerOf(database: Sqlite.Database) {
  return { execute: (sql: string) => database.prepare(sql).run().changes };
}

test("the health check answers 200 while files are being uploaded", async () => {
  const uploads = await Promise.all([beginUpload(), beginUpload(), beginUpload()]);
  await until("all have begun", () => site.sandbox.s3.uploads().length === 3);
  expect(await health()).toEqual(healthy);
  for (const { socket } of uploads) socket.destroy();
});

/** Sends part of a large file and stops there. */
async function beginUpload() {
  const client = new OnboardingClient(site);
  await client.open();
  const boundary = "----upload";
  const fields = { ...client.hidden, ...filledIn, intent: "upload" };
  function* body() {
    yield multipartOpening(boundary, fields, "photos.zip");
    yield* zeroFilled(zip.subarray(0, 4), 6 * 1024 * 1024);
  }
  const type = `multipart/form-data; boundary=${boundary}`;
  const headers = { "Content-Type": type, "Content-Length": String(20 * 1024 * 1024) };
  return rawPost(`${site.url}/onboarding`, headers, body());
}

test("the health check answers 503 while the database cannot be read, and 200 afterwards", async () => {
  site.execute("alter table orders rename to elsewhere");
  expect(await health()).toEqual(unavailable);
  site.execute("alter table elsewhere rename to orders");
  expect(await health()).toEqual(healthy);
});
