import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { beforeEach, describe, expect, test } from "vitest";
import {
  backupSite,
  backupsOf,
  bytesOf,
  nameFrom,
  erasureRecordsOf,
  openBackup,
  put,
  withoutBackups,
} from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { signedIn } from "../support/operations/team";
import { placeOrder } from "../support/orders/order-visitor";
import { customer, person } from "../support/orders/person";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const site = await backupSite();

beforeEach(() => withoutBackups(site));

const backup = (...more: string[]) => desk(site, "backup", ...more);
const workFolder = () => join(site.dataDir, "backup-work");

describe("desk backup", () => {
  test("stores one encrypted object with every row but the rate limits and the team's sign-ins, and prints its name and size", async () => {
    const who = person();
    await customer(site, who);
    site.execute("insert into rate_limits values ('order:counted-post', 3, ?)", Date.now() + DAY);
    await signedIn(site);
    const { code, out, err } = await backup();
    expect([code, err]).toEqual([0, ""]);
    const [name = ""] = backupsOf(site);
    expect(backupsOf(site)).toEqual([name]);
    const bytes = await bytesOf(site, name);
    expect(out).toBe(`${name}  ${(bytes.length / 1000).toFixed(1)} kB\n`);
    expect(readdirSync(workFolder())).toEqual(["lock"]);
    expect(existsSync(join(site.dataDir, "staged"))).toBe(false);

    // In age's format, with no personal data readable in it.
    const stored = bytes.toString("latin1");
    expect(stored).toMatch(/^age-encryption\.org\/v1\n-> scrypt \S{22} 15\n/);
    for (const word of who.traces) expect(stored).not.toContain(word);
    expect(stored).not.toContain("SQLite format");
    const copy = await openBackup(site, name);
    for (const table of ["orders", "payments", "inquiries", "drafts", "uploads", "outbox"]) {
      const all = `select * from ${table} order by 1`;
      expect(copy.prepare(all).all(), table).toEqual(site.rows(all));
    }
    // Both are deleted within a day, a backup is not.
    for (const table of ["rate_limits", "desk_sessions"]) {
      expect(copy.prepare(`select * from ${table}`).all(), table).toEqual([]);
    }
    expect(copy.serialize().toString("latin1")).not.toContain("counted-post");
    expect(site.execute("delete from rate_limits where key = 'order:counted-post'")).toBe(1);
    copy.close();
  });

  test("run during orders contains every earlier order and no order without its email", async () => {
    const before = (await placeOrder(site)).order.id;
    let done = false;
    const posting = async () => {
      while (!done) await placeOrder(site);
    };
    const orders = [posting(), posting()];
    const { code } = await backup();
    done = true;
    await Promise.all(orders);
    expect(code).toBe(0);
    const copy = await openBackup(site, backupsOf(site)[0]!);
    const ids = copy.prepare("select id from orders").pluck().all();
    expect(ids).toContain(before);
    expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
    const half =
      "select id from orders where id not in (select order_id from outbox where order_id is not null)";
    expect(copy.prepare(half).all()).toEqual([]);
    copy.close();
  });

  test("removes files left by a crash, and prints JSON with --json", async () => {
    mkdirSync(workFolder(), { recursive: true });
    writeFileSync(join(workFolder(), "copy.db"), "left over");
    const { code, out } = await backup("--json");
    expect(code).toBe(0);
    const [name = ""] = backupsOf(site);
    expect(JSON.parse(out)).toEqual({ name, bytes: (await bytesOf(site, name)).length });
    expect(readdirSync(workFolder())).toEqual(["lock"]);
  });
});

/** Together with the new backup, the seven that are always kept. */
const newest = Array.from({ length: 6 }, (_, at) => nameFrom((at + 1) * HOUR));
const old = "0".repeat(64);
const recordFrom = (ago: number) => `forgotten/${nameFrom(ago).slice(5, 29)}-${old}`;

test("retention after a backup deletes outdated backups and erasure records older than any backup and 31 days, and no other object", async () => {
  const kept = [
    ...[...newest, nameFrom(47 * HOUR), nameFrom(20 * DAY), "notes.txt", "site-old.db.gz.age"],
    nameFrom(29 * DAY),
  ];
  const gone = [nameFrom(31 * DAY), nameFrom(20 * DAY + 1), nameFrom(400 * DAY)];
  // Both must have the same day in UTC.
  const newer = kept[newest.length + 1]!;
  gone[1] = newer.replace(/T.*Z/, "T00-00-00-000Z");
  const notes = [recordFrom(32 * DAY), recordFrom(30 * DAY), recordFrom(0)];
  for (const name of [...kept, ...gone]) await put(site, name, "x");
  for (const note of notes) await put(site, note, "");
  expect((await backup()).code).toBe(0);
  const left = site.sandbox.s3.objects().map(({ key }) => key.replace("backups/", ""));
  expect(left).toEqual(expect.arrayContaining(kept));
  for (const name of gone) expect(left).not.toContain(name);
  expect(erasureRecordsOf(site)).toEqual(notes.slice(1));
});

describe("desk backup makes no backup", () => {
  test.each([
    ["without a key", { BACKUP_KEY: "" }, "BACKUP_KEY is not set"],
    ["in a bucket that is not there", { BACKUP_BUCKET: "none" }, "none failed: NoSuchBucket"],
  ])("%s, and prints why", async (_, env, words) => {
    const { code, out, err } = await desk({ env: { ...site.env, ...env } }, "backup");
    expect([code, out, err]).toEqual([1, "", expect.stringContaining(words)]);
    expect(backupsOf(site)).toEqual([]);
  });

  test("of a database with broken references, and deletes the object again", async () => {
    const database = new Sqlite(join(site.dataDir, "site.db"));
    database.pragma("foreign_keys = OFF");
    database.exec(
      "insert into order_links (token_hash, encrypted_token, order_id, created_at) values ('h', 'e', 'no order', '2026-01-01T00:00:00.000Z')",
    );
    const { code, err } = await backup();
    database.exec("delete from order_links where token_hash = 'h'");
    database.close();
    expect([code, err]).toEqual([1, expect.stringContaining("refer to nothing")]);
    expect(site.sandbox.s3.requests.some(({ method }) => method === "PUT")).toBe(true);
    expect(backupsOf(site)).toEqual([]);
  });

  test("while another backup or restore is running", async () => {
    mkdirSync(workFolder(), { recursive: true });
    const other = new Sqlite(join(workFolder(), "lock"));
    other.exec("begin exclusive");
    const { code, err } = await backup();
    other.close();
    expect([code, err]).toEqual([1, expect.stringContaining("Another backup or restore")]);
    expect((await backup()).code).toBe(0);
  });
});
