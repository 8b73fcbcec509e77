import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startSite, until, type Site } from "../site";
import { backupEnv, backupKey, backupsOf, drop, nameFrom, notesOf, put } from "./backups";
import { desk } from "./desk";
import { orderOf, ordersOf, paidOrder, placeOrder } from "./order-visitor";
import { customer, mailsSettled, person, tracesIn } from "./person";

// Each test starts the site more than once and runs the desk several times.
vi.setConfig({ testTimeout: 90_000 });

let site: Site;

beforeEach(async () => {
  site = await startSite({ env: backupEnv });
});
afterEach(() => site.stop());

const backup = () => desk(site, "backup");
const restore = (...more: string[]) => desk(site, "restore", ...more);
const forget = (address: string) => desk(site, "forget", address, "--yes");
const formerFolders = () =>
  readdirSync(site.dataDir).filter((name) => name.startsWith("before-restore-"));

/** What tells apart the rows of each table that a visitor's doings end up in. */
function rowsOfAll() {
  const tables = [
    ...["orders", "payments", "inquiries", "drafts", "uploads", "outbox", "order_links"],
    ...["stripe_events", "replaced_checkouts", "payment_facts"],
  ];
  return Object.fromEntries(
    tables.map((table) => [table, site.rows(`select * from ${table} order by 1, 2`)]),
  );
}

async function restart() {
  await site.kill();
  await site.restart();
}

describe("the drill", () => {
  test("a machine that lost everything gets every row of the backup back, and goes on", async () => {
    await customer(site, person());
    await paidOrder(site);
    await placeOrder(site);
    await mailsSettled(site);
    const before = rowsOfAll();
    expect((await backup()).code).toBe(0);
    const { fields } = await placeOrder(site);
    await site.kill("SIGKILL");
    rmSync(site.dataDir, { recursive: true });
    mkdirSync(site.dataDir);

    const { code, out, err } = await restore("--yes");
    expect([code, out]).toEqual([0, `${backupsOf(site)[0]} is ready\n`]);
    expect(err).toContain("Restart the site");
    expect(existsSync(join(site.dataDir, "site.db"))).toBe(false);
    await site.restart();
    expect(rowsOfAll()).toEqual(before);
    expect(ordersOf(site, fields.email)).toEqual([]);
    await paidOrder(site);
    expect(readdirSync(site.dataDir)).not.toContain("staged");
  });

  test("whoever was forgotten since is not in it, on a machine that knows it from the bucket alone", async () => {
    const [who, other] = [person(), person()];
    const { order } = await customer(site, who);
    await customer(site, other);
    expect((await backup()).code).toBe(0);
    const forgotten = await forget(who.order.email.toUpperCase());
    expect([forgotten.code, (await forget(who.assets.email)).code]).toEqual([0, 0]);
    expect(notesOf(site)).toHaveLength(2);
    await site.kill();
    rmSync(site.dataDir, { recursive: true });

    expect((await restore("--yes")).code).toBe(0);
    await site.restart();
    const [blank] = site.rows("select * from orders where id = ?", order.id);
    expect(blank).toMatchObject({ reference: order.reference, name: "", email: "" });
    const left = "select id from uploads where state = 'discarded'";
    await until("the files are swept", () => site.rows(left).length === 0);
    await site.kill();
    expect(tracesIn(site.dataDir, who)).toEqual([]);
    expect(tracesIn(site.dataDir, other)).toEqual(other.traces);
    expect(existsSync(join(site.dataDir, "forget-again.json"))).toBe(false);
    for (const word of who.traces) expect(site.output()).not.toContain(word);
    // It is known for the next restore too.
    expect(site.rows("select hash from forgotten")).toHaveLength(2);
  });
});

describe("beside a running site", () => {
  test("nothing changes before the restart; then the former database is kept in a folder", async () => {
    await placeOrder(site);
    expect((await backup()).code).toBe(0);
    const early = await placeOrder(site);
    expect((await restore("--yes")).code).toBe(0);
    const late = await placeOrder(site);
    await restart();
    expect(site.rows("select id from orders")).toHaveLength(1);
    const [folder = ""] = formerFolders();
    const former = new Sqlite(join(site.dataDir, folder, "site.db"), { readonly: true });
    const ids = former.prepare("select id from orders").pluck().all();
    former.close();
    expect(ids).toEqual(expect.arrayContaining([early.order.id, late.order.id]));
  });

  test("whoever is forgotten between the command and the restart stays forgotten", async () => {
    const { fields, order } = await paidOrder(site);
    expect((await backup()).code).toBe(0);
    expect((await restore("--yes")).code).toBe(0);
    expect((await forget(fields.email)).code).toBe(0);
    await restart();
    expect(site.rows("select email from orders where id = ?", order.id)).toEqual([{ email: "" }]);
  });

  test("who came back after being forgotten, ahead of the backup, is not forgotten again", async () => {
    const { fields } = await placeOrder(site);
    expect((await forget(fields.email)).code).toBe(0);
    const hourAgo = new Date(Date.now() - 60 * 60_000);
    site.execute("update forgotten set forgotten_at = ?", hourAgo.toISOString());
    const again = await placeOrder(site, fields);
    expect((await backup()).code).toBe(0);
    // The note in the bucket is as old as the row.
    const [{ hash } = { hash: "" }] = site.rows<{ hash: string }>("select hash from forgotten");
    await put(site, `forgotten/${nameFrom(60 * 60_000).slice(5, 29)}-${hash}`, "");
    await drop(site, notesOf(site).at(-1)!);
    expect((await restore("--yes")).code).toBe(0);
    await restart();
    expect(orderOf(site, fields).id).toBe(again.order.id);
  });

  test("of two restores in a row the later one counts", async () => {
    const first = await placeOrder(site);
    await backup();
    const second = await placeOrder(site);
    await backup();
    const [older = "", newer = ""] = backupsOf(site);
    expect((await restore(older, "--yes")).code).toBe(0);
    expect((await restore(newer, "--yes")).code).toBe(0);
    await restart();
    const ids = site.rows<{ id: string }>("select id from orders").map(({ id }) => id);
    expect(ids.sort()).toEqual([first.order.id, second.order.id].sort());
  });
});

test("a key that was rotated out of the first place still opens what it encrypted", async () => {
  const { order } = await placeOrder(site);
  const who = await paidOrder(site);
  expect((await backup()).code).toBe(0);
  expect((await forget(who.fields.email)).code).toBe(0);
  site.env.BACKUP_KEY = `a-new-secret,${backupKey}`;
  expect((await restore("--yes")).code).toBe(0);
  await restart();
  expect(site.rows("select id from orders where id = ?", order.id)).toHaveLength(1);
  expect(ordersOf(site, who.fields.email)).toEqual([]);
});
