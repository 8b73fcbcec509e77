import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  backupEnv,
  backupsOf,
  emptyBucket,
  nameFrom,
  notesOf,
  openBackup,
  put,
} from "../integration/backups";
import { desk } from "../integration/desk";
import { placeOrder } from "../integration/order-visitor";
import { startSite, type Site } from "../site";
import { faultRows, impatient, type FaultName } from "./fault-rows";

const DAY = 24 * 60 * 60 * 1000;

let site: Site;
let order: string;

beforeAll(async () => {
  site = await startSite({ env: { ...backupEnv, ...impatient } });
  order = (await placeOrder(site)).order.id;
});
beforeEach(async () => {
  site.sandbox.reset();
  await emptyBucket(site);
});
afterAll(() => site.stop());

const retried: FaultName[] = ["answers 503 once", "is slow"];
const list = /^GET .*prefix=backups%2Fsite-/;

/** A call of a backup, and the faults of it that the operator does not notice. */
const calls: [string, RegExp, FaultName[]][] = [
  [
    "uploads it",
    /^PUT \/project-backups\/backups\/site-/,
    // What counts is what is downloaded again.
    ["is slow", "answers something else"],
  ],
  ["downloads it again", /^GET \/project-backups\/backups\/site-/, retried],
  ["looks what is outdated", list, retried],
  [
    "deletes what is outdated",
    /^DELETE \/project-backups\/backups\/site-/,
    // The object is gone, and a second deletion of it is fine; nobody reads what a deletion is answered.
    [...retried, "answers something else"],
  ],
];

describe.each(calls)("while a backup %s", (_, match, unnoticed) => {
  test.each(faultRows(unnoticed))(
    "and the bucket $fault: $seen, and whatever is left can be restored",
    async ({ plan, seen }) => {
      const outdated = nameFrom(40 * DAY);
      await put(site, outdated, "x");
      await put(site, nameFrom(1), "x");
      const young = backupsOf(site).at(-1);
      const lift = site.sandbox.s3.fail({ ...plan, match });
      const { code, out, err } = await desk(site, "backup");
      lift();
      const [made, ...more] = backupsOf(site).filter((name) => name !== outdated && name !== young);
      expect(more).toEqual([]);
      if (seen === "unnoticed") {
        expect([code, out]).toEqual([0, expect.stringContaining(made!)]);
        expect(backupsOf(site)).not.toContain(outdated);
      } else {
        expect([code, out]).toEqual([1, ""]);
        expect(err.trimEnd().split("\n").at(-1)).toMatch(/bucket project-backups failed|damaged/);
        expect(err).not.toMatch(/^\s+at /m);
      }
      if (!made) return;
      const copy = await openBackup(site, made);
      expect(copy.prepare("select id from orders").pluck().all()).toContain(order);
      copy.close();
    },
  );
});

describe("while a restore asks for its backup", () => {
  test.each(faultRows(retried))(
    "and the bucket $fault: $seen, and it works once that is over",
    async ({ plan, seen }) => {
      expect((await desk(site, "backup")).code).toBe(0);
      const match = /^GET \/project-backups\/backups\/site-/;
      const lift = site.sandbox.s3.fail({ ...plan, match });
      const { code } = await desk(site, "restore", "--yes");
      lift();
      expect(code).toBe(seen === "unnoticed" ? 0 : 1);
      expect((await desk(site, "restore", "--yes")).code).toBe(0);
    },
  );
});

describe("while the bucket is told who was forgotten", () => {
  // Nobody reads what an empty object is answered with.
  test.each(faultRows([...retried, "answers something else"]))(
    "and it $fault: $seen, and it knows once that is over",
    async ({ plan, seen }) => {
      const lift = site.sandbox.s3.fail({ ...plan, match: /^PUT .*forgotten/ });
      const forget = () => desk(site, "forget", "nobody@faults.test", "--yes");
      const { code } = await forget();
      lift();
      expect(code).toBe(seen === "unnoticed" ? 0 : 1);
      expect((await forget()).code).toBe(0);
      expect(notesOf(site).length).toBeGreaterThan(0);
      expect(site.rows("select hash from forgotten where told = 0")).toEqual([]);
    },
  );
});
