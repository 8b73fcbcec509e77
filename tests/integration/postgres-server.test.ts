import { expect, test } from "vitest";
import { checkServer, UnsuitableServer } from "~/server/database/postgres/check-server.server";
import { openPostgres } from "~/server/database/postgres/open-postgres.server";
import { createDatabase } from "../support/database/run-databases";
import { freePort } from "../support/free-port";

const url = await createDatabase();

async function refusalOf(address: string | URL): Promise<string | undefined> {
  const opened = openPostgres(String(address));
  try {
    await checkServer(opened.work);
    return undefined;
  } catch (error) {
    if (error instanceof UnsuitableServer) return error.message;
    throw error;
  } finally {
    await opened.close();
  }
}

/** The database's URL with something changed, and a password that no message may contain. */
function changed(change: (address: URL) => void): string {
  const address = new URL(url);
  address.password = "secret";
  change(address);
  return address.href;
}

const unused = String(await freePort());

test.each([
  ["unreachable server", changed((at) => (at.port = unused)), /no connection .*: ECONNREFUSED$/],
  ["unknown database", changed((at) => (at.pathname = "/Nothing")), /no database of the name/],
  ["unknown user", changed((at) => (at.username = "nobody")), /refuses the user or the password/],
  ["server without TLS", changed((at) => (at.search = "sslmode=require")), /not support SSL/],
  ["malformed port", "postgres://user:secret@host:port/name", /is malformed$/],
  ["option of its own", changed((at) => (at.search = "options=-c%20work_mem=4MB")), /no options/],
])(
  "a DATABASE_URL with an %s is refused with a sentence without its password",
  async (_, to, words) => {
    const refusal = await refusalOf(to);
    expect(refusal).toMatch(words);
    expect(refusal).not.toContain("secret");
  },
);

test("a DATABASE_URL may name a database with capital letters", async () => {
  const opened = openPostgres(url);
  const name = `Shop ${Date.now()}`;
  await opened.plain.pool.query(`create database "${name}"`);
  const address = changed((at) => (at.pathname = `/${encodeURIComponent(name)}`));
  expect(await refusalOf(address)).toBeUndefined();
  await opened.plain.pool.query(`drop database "${name}"`);
  await opened.close();
});
