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
import { beforeEach, expect, test } from "vitest";
import { emptyBucket, restartedSite } from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { paidOrder, placeOrder } from "../support/orders/order-visitor";

const site = await restartedSite();

beforeEach(() => emptyBucket(site));

const at = (...names: string[]) => join(site.dataDir, ...names);
const move = (from: string, to: string) => renameSync(at(from), at(to));

/** What a start reads about a staged restore. */
const about = () =>
  JSON.parse(readFileSync(at("staged", "about.json"), "utf8")) as {
    stagedAt: string;
    forgotten: unknown[];
  };

/** The steps of a start, each with the name of what was done before; the WAL is there as after a crash. */
const steps: [done: string, step: (former: string) => void][] = [
  [
    "before its first step",
    () => writeFileSync(at("forget-again.json"), JSON.stringify(about().forgotten)),
  ],
  [
    "after it had read the erasures",
    (former) => {
      mkdirSync(at(former));
      move("site.db", join(former, "site.db"));
    },
  ],
  [
    "with the former database moved, but not its WAL",
    (former) => {
      const logs = ["site.db-wal", "site.db-shm"].filter((name) => existsSync(at(name)));
      for (const name of logs) move(name, join(former, name));
    },
  ],
  ["with the former database and its WAL moved", () => move(join("staged", "site.db"), "site.db")],
  ["before its last step", () => undefined],
];

test.each(steps.map(([done], count) => [done, count] as const))(
  "a start that is killed during a restore %s is completed by the next start",
  async (_, count) => {
    const inBackup = await placeOrder(site);
    const who = await paidOrder(site);
    expect((await desk(site, "backup")).code).toBe(0);
    const later = await placeOrder(site);
    expect((await desk(site, "forget", who.fields.email, "--yes")).code).toBe(0);
    expect((await desk(site, "restore", "--yes")).code).toBe(0);
    const last = await placeOrder(site);
    await site.kill("SIGKILL");
    expect(existsSync(at("site.db-wal"))).toBe(true);
    const former = `before-restore-${about().stagedAt}`;
    for (const [, step] of steps.slice(0, count)) step(former);

    await site.restart();
    const ids = site.rows<{ id: string }>("select id from orders").map(({ id }) => id);
    expect(ids).toContain(inBackup.order.id);
    for (const { order } of [later, last]) expect(ids).not.toContain(order.id);
    const [erased] = site.rows("select email from orders where id = ?", who.order.id);
    expect(erased).toEqual({ email: "" });
    const database = new Sqlite(at(former, "site.db"), { readonly: true });
    const before = database.prepare("select id from orders").pluck().all();
    database.close();
    expect(before).toEqual(expect.arrayContaining([later.order.id, last.order.id]));
    expect(readdirSync(site.dataDir)).not.toContain("staged");
    expect(readdirSync(site.dataDir)).not.toContain("forget-again.json");
    await placeOrder(site);
  },
);
