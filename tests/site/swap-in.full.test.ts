import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { beforeEach, describe, expect, test } from "vitest";
import { emptyBucket, restartedSite } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { paidOrder, placeOrder } from "../support/orders/order-visitor";

const site = await restartedSite();

beforeEach(() => emptyBucket(site));

const at = (...names: string[]) => join(site.dataDir, ...names);
const move = (from: string, to: string) => renameSync(at(from), at(to));

/** What the start reads of a staged restore. */
const about = () =>
  JSON.parse(readFileSync(at("staged", "about.json"), "utf8")) as {
    stagedAt: string;
    forgotten: unknown[];
  };

/** Each time that a start may be killed, as what it has left behind; the log is there as after a crash. */
const interruptions: [string, (former: string) => void][] = [
  ["before its first step", () => undefined],
  ["once it knew who was forgotten", () => remember()],
  [
    "with the former database moved, but not its log",
    (former) => {
      remember();
      mkdirSync(at(former));
      move("site.db", join(former, "site.db"));
    },
  ],
  [
    "with all of the former database moved",
    (former) => {
      remember();
      moveAll(former);
    },
  ],
  [
    "before its last step",
    (former) => {
      remember();
      moveAll(former);
      move(join("staged", "site.db"), "site.db");
    },
  ],
];

function remember(): void {
  writeFileSync(at("forget-again.json"), JSON.stringify(about().forgotten));
}

function moveAll(former: string): void {
  mkdirSync(at(former));
  for (const name of ["site.db", "site.db-wal", "site.db-shm"]) {
    if (existsSync(at(name))) move(name, join(former, name));
  }
}

describe("a start that is killed while it restores", () => {
  test.each(interruptions)("%s is finished by the next one", async (_, interrupt) => {
    const kept = await placeOrder(site);
    const who = await paidOrder(site);
    expect((await desk(site, "backup")).code).toBe(0);
    const later = await placeOrder(site);
    expect((await desk(site, "forget", who.fields.email, "--yes")).code).toBe(0);
    expect((await desk(site, "restore", "--yes")).code).toBe(0);
    const last = await placeOrder(site);
    await site.kill("SIGKILL");
    expect(existsSync(at("site.db-wal"))).toBe(true);
    const former = `before-restore-${about().stagedAt}`;
    interrupt(former);

    await site.restart();
    const ids = site.rows<{ id: string }>("select id from orders").map(({ id }) => id);
    expect(ids).toContain(kept.order.id);
    for (const { order } of [later, last]) expect(ids).not.toContain(order.id);
    expect(site.rows("select email from orders where id = ?", who.order.id)).toEqual([
      { email: "" },
    ]);
    const database = new Sqlite(at(former, "site.db"), { readonly: true });
    const before = database.prepare("select id from orders").pluck().all();
    database.close();
    expect(before).toEqual(expect.arrayContaining([later.order.id, last.order.id]));
    expect(readdirSync(site.dataDir)).not.toContain("staged");
    expect(readdirSync(site.dataDir)).not.toContain("forget-again.json");
    await placeOrder(site);
  });
});
