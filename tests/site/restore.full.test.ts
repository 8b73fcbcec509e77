import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { beforeAll, describe, expect, test } from "vitest";
import { backupKey, startSite } from "../support/site";
import { until } from "../support/until";
import {
  backupEnv,
  backupsOf,
  drop,
  emptyBucket,
  nameFrom,
  erasureRecordsOf,
  put,
} from "../support/operations/backups";
import { desk, runNode } from "../support/operations/desk";
import { orderOf, ordersOf, paidOrder, placeOrder } from "../support/orders/order-visitor";
import { customer, allMailsSent, person, tracesIn } from "../support/orders/person";

const HOUR = 60 * 60_000;
const bothKeys = `a-new-secret,${backupKey}`;

const site = await startSite({ env: { ...backupEnv, JOBS_EVERY_MS: "200" } });

const backup = () => desk(site, "backup");
const restore = (...more: string[]) => desk(site, "restore", ...more, "--yes");
const forget = (address: string) => desk(site, "forget", address, "--yes");
const formerFolders = () =>
  readdirSync(site.dataDir).filter((name) => name.startsWith("before-restore-"));
const at = (...names: string[]) => join(site.dataDir, ...names);
const ids = () => site.rows<{ id: string }>("select id from orders").map(({ id }) => id);
const emailOf = (id: string) =>
  site.rows<{ email: string }>("select email from orders where id = ?", id)[0]?.email;

/** The rows of each table that a visitor's actions write to. */
function rowsOfAll() {
  const tables = [
    ...["orders", "payments", "inquiries", "drafts", "uploads", "outbox", "order_links"],
    ...["stripe_events", "superseded_checkouts", "ledger", "order_events", "order_requests"],
  ];
  return Object.fromEntries(
    tables.map((table) => [table, site.rows(`select * from ${table} order by 1, 2`)]),
  );
}

async function restart() {
  await site.kill("SIGKILL");
  await site.restart();
}

test("a restore on an empty machine brings back every row of the backup, and the site continues from there", async () => {
  await customer(site, person());
  await paidOrder(site);
  await placeOrder(site);
  await allMailsSent(site);
  const before = rowsOfAll();
  expect((await backup()).code).toBe(0);
  const { fields } = await placeOrder(site);
  await site.kill("SIGKILL");
  rmSync(site.dataDir, { recursive: true });
  mkdirSync(site.dataDir);

  const { code, out, err } = await restore();
  expect([code, out]).toEqual([0, `${backupsOf(site)[0]} is ready\n`]);
  expect(err).toContain("Start the site");
  expect(existsSync(at("site.db"))).toBe(false);
  await site.restart();
  expect(rowsOfAll()).toEqual(before);
  expect(ordersOf(site, fields.email)).toEqual([]);
  await paidOrder(site);
  expect(readdirSync(site.dataDir)).not.toContain("staged");
});

describe("a restore beside a running site", () => {
  type Placed = Pick<Awaited<ReturnType<typeof placeOrder>>, "fields" | "order">;
  let inBackup: string[];
  let beforeRestart: string[];
  let after: Record<"olderBackup" | "backup" | "restore", Placed>;
  let erased: Record<"beforeRestore" | "beforeRestart", Placed>;
  let returned: Placed;

  // One restore for all these tests, each with people of its own.
  beforeAll(async () => {
    await emptyBucket(site);
    returned = await returnedAfterErasure();
    erased = { beforeRestore: await paidOrder(site), beforeRestart: await paidOrder(site) };
    expect((await backup()).code).toBe(0);
    const olderBackup = await placeOrder(site);
    inBackup = ids();
    expect((await backup()).code).toBe(0);
    const [older = "", newer = ""] = backupsOf(site);

    const afterBackup = await placeOrder(site);
    expect((await forget(erased.beforeRestore.fields.email)).code).toBe(0);
    // Its key has been rotated since.
    site.env.BACKUP_KEY = bothKeys;
    expect((await restore(older)).code).toBe(0);
    expect((await restore(newer)).code).toBe(0);
    after = { olderBackup, backup: afterBackup, restore: await placeOrder(site) };
    expect((await forget(erased.beforeRestart.fields.email)).code).toBe(0);
    beforeRestart = ids();
    await restart();
  });
  /** A person who ordered again after an erasure that is dated an hour back. */
  async function returnedAfterErasure() {
    const { fields } = await placeOrder(site);
    expect((await forget(fields.email)).code).toBe(0);
    const hourAgo = new Date(Date.now() - HOUR);
    site.execute("update forgotten set forgotten_at = ?", hourAgo.toISOString());
    // The record in the bucket is as old as the row.
    const [{ hash } = { hash: "" }] = site.rows<{ hash: string }>("select hash from forgotten");
    await put(site, `forgotten/${nameFrom(HOUR).slice(5, 29)}-${hash}`, "");
    await drop(site, erasureRecordsOf(site).at(-1)!);
    return placeOrder(site, fields);
  }

  test("changes nothing before the restart, and then keeps the former database in a folder", () => {
    const later = [after.backup.order.id, after.restore.order.id];
    expect(beforeRestart).toEqual(expect.arrayContaining(later));
    expect(ids().sort()).toEqual(inBackup.sort());
    const folder = formerFolders().sort().at(-1) ?? "";
    const former = new Sqlite(at(folder, "site.db"), { readonly: true });
    const formerIds = former.prepare("select id from orders").pluck().all();
    former.close();
    expect(formerIds).toEqual(expect.arrayContaining(later));
  });

  test("that follows another restore replaces it", () => {
    expect(ids()).toContain(after.olderBackup.order.id);
  });

  test("opens a backup and finds erasures under a key that has been rotated", () => {
    expect(emailOf(erased.beforeRestore.order.id)).toBe("");
    expect(ordersOf(site, erased.beforeRestore.fields.email)).toEqual([]);
  });

  test("keeps erasures made between the command and the restart", () => {
    expect(emailOf(erased.beforeRestart.order.id)).toBe("");
  });

  test("does not erase a person who returned after an erasure, before the backup", () => {
    expect(orderOf(site, returned.fields).id).toBe(returned.order.id);
  });
});

test("a restore replaces a damaged database and keeps its file", async () => {
  await emptyBucket(site);
  const { order } = await placeOrder(site);
  expect((await backup()).code).toBe(0);
  expect((await restore()).code).toBe(0);
  await site.kill("SIGKILL");
  const about = readFileSync(at("staged", "about.json"), "utf8");
  const { stagedAt } = JSON.parse(about) as { stagedAt: string };
  for (const name of ["site.db-wal", "site.db-shm"]) rmSync(at(name), { force: true });
  writeFileSync(at("site.db"), "This is no database any more. ".repeat(1000));
  await site.restart();
  expect(ids()).toContain(order.id);
  expect(readFileSync(at(`before-restore-${stagedAt}`, "site.db"), "utf8")).toMatch(/^This is no/);
});

test("a restored site does not start without the key that identifies erased people", async () => {
  await emptyBucket(site);
  const { fields, order } = await paidOrder(site);
  expect((await backup()).code).toBe(0);
  expect((await forget(fields.email)).code).toBe(0);
  expect((await restore()).code).toBe(0);
  await site.kill("SIGKILL");
  site.env.BACKUP_KEY = "";
  await expect(site.restart()).rejects.toThrow("not forgotten again");
  expect(site.output()).toContain("because their key is not in BACKUP_KEY: ");
  site.env.BACKUP_KEY = bothKeys;
  await site.restart();
  expect(emailOf(order.id)).toBe("");
});

test("a start in production without a database warns that the volume may not be mounted", async () => {
  const empty = join(site.dataDir, "not-mounted");
  mkdirSync(empty);
  // A port that is in use ends the start right after it has begun.
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const env = { ...site.env, DATA_DIR: empty, PORT: String(port) };
  const ran = await runNode(env, ["build/start.js"]);
  other.close();
  expect(ran.out).toContain("its volume is not mounted");
  expect(site.output()).toContain("its volume is not mounted");
  await site.kill("SIGKILL");
  const before = site.output().length;
  await site.restart();
  expect(site.output().slice(before)).not.toContain("its volume is not mounted");
});

// This test stops the site, so it is the last.
test("a restore on an empty machine erases the people whose erasure only the bucket has recorded", async () => {
  await emptyBucket(site);
  const [who, other] = [person(), person()];
  const { order } = await customer(site, who);
  await customer(site, other);
  expect((await backup()).code).toBe(0);
  expect((await forget(who.order.email.toUpperCase())).code).toBe(0);
  expect((await forget(who.assets.email)).code).toBe(0);
  const since = "select hash from forgotten where forgotten_at >= ? order by hash";
  const hashes = () => site.rows<{ hash: string }>(since, order.created_at).map(({ hash }) => hash);
  const erased = hashes();
  expect(erased).toHaveLength(2);
  const recorded = erasureRecordsOf(site).map((name) => name.slice(-64));
  expect(recorded).toEqual(expect.arrayContaining(erased));
  await site.kill("SIGKILL");
  rmSync(site.dataDir, { recursive: true });

  expect((await restore()).code).toBe(0);
  await site.restart();
  const [blank] = site.rows("select * from orders where id = ?", order.id);
  expect(blank).toMatchObject({ reference: order.reference, name: "", email: "" });
  const left = "select id from uploads where state = 'discarded'";
  await until("the files are deleted", () => site.rows(left).length === 0);
  // The restored database has the erasures for the next restore too.
  expect(hashes()).toEqual(erased);
  await site.kill();
  expect(tracesIn(site, who)).toEqual([]);
  expect(tracesIn(site, other)).toEqual(other.traces);
  expect(existsSync(at("forget-again.json"))).toBe(false);
  for (const word of who.traces) expect(site.output()).not.toContain(word);
});
