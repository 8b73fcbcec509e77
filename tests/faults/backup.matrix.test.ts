import { beforeEach, describe, expect, test } from "vitest";
import {
  backupSite,
  backupsOf,
  nameFrom,
  erasureRecordsOf,
  openBackup,
  put,
  withoutBackups,
} from "../support/operations/backups";
import { desk } from "../support/operations/desk";
import { placeOrder } from "../support/orders/order-visitor";
import { ofThisRun } from "../support/this-run";
import { everyFault, faultRows, type FaultName, type FaultRow } from "../support/faults/fault-rows";

const DAY = 24 * 60 * 60 * 1000;

const site = await backupSite();
const order = (await placeOrder(site)).order.id;

beforeEach(() => withoutBackups(site));

/** An outdated backup, behind the seven that are always kept. */
async function putOutdated(): Promise<string> {
  const outdated = nameFrom(40 * DAY);
  for (const name of [outdated, ...Array.from({ length: 7 }, (_, at) => nameFrom(at + 1))]) {
    await put(site, name, "x");
  }
  return outdated;
}

const retried: FaultName[] = ["answers 503 once", "is slow"];
const list = /^GET .*prefix=backups%2Fsite-/;

/** The rows of one call; `npm test` runs those of the faults in `always`. */
const rows = (unnoticed: FaultName[], ...always: FaultName[]) =>
  ofThisRun(faultRows(unnoticed), ({ fault }) => always.includes(fault));

/** The calls of a backup, and their faults: the operator does not notice the first ones. */
const calls: [string, RegExp, FaultRow[]][] = [
  [
    "uploads it",
    /^PUT \/project-backups\/backups\/site-/,
    // The backup is verified by downloading it again, so the response to the upload does not matter.
    rows(
      ["is slow", "answers garbage"],
      ...(["answers 500", "ends the connection after the effect"] as const),
    ),
  ],
  [
    "downloads it again",
    /^GET \/project-backups\/backups\/site-/,
    rows(retried, "answers garbage"),
  ],
  ["lists the backups", list, rows(retried, "never answers")],
  [
    "deletes outdated backups",
    /^DELETE \/project-backups\/backups\/site-/,
    // The object may be deleted twice, and the response to a deletion is not read.
    rows([...retried, "answers garbage"], "ends the connection before the effect"),
  ],
];

describe.each(calls)("while desk backup %s", (_, match, faults) => {
  test.each(faults)(
    "and the bucket $fault, the failure is $seen, and any backup left can be restored",
    async ({ plan, seen }) => {
      const outdated = await putOutdated();
      const before = backupsOf(site);
      const lift = site.sandbox.s3.fail({ ...plan, match });
      const { code, out, err } = await desk(site, "backup");
      lift();
      const [made, ...more] = backupsOf(site).filter((name) => !before.includes(name));
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

/** The faults that leave a request without any response. */
const UNANSWERED: readonly FaultName[] = [
  "answers too late",
  "never answers",
  "ends the connection before the effect",
  "ends the connection after the effect",
];

describe("while desk backup asks for the bucket's time", () => {
  test.each(rows(everyFault, "never answers"))(
    "and the bucket $fault, the backup is made, and outdated ones are kept unless the bucket sent its time",
    async ({ fault, plan }) => {
      const outdated = await putOutdated();
      const lift = site.sandbox.s3.fail({ ...plan, match: /^HEAD / });
      const { code, err } = await desk(site, "backup");
      lift();
      expect(code).toBe(0);
      const notDated = err.includes("the bucket did not tell the time: nothing is deleted");
      expect(backupsOf(site).includes(outdated)).toBe(notDated);
      expect(notDated).toBe(UNANSWERED.includes(fault));
    },
  );
});

describe("while desk restore downloads its backup", () => {
  test.each(rows(retried, "answers too late"))(
    "and the bucket $fault, the failure is $seen, and the restore succeeds afterwards",
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

describe("while desk forget records the erasure in the bucket", () => {
  // The response to writing an empty object is not read.
  test.each(rows([...retried, "answers garbage"], "answers 429"))(
    "and the bucket $fault, the failure is $seen, and the erasure is recorded when run again",
    async ({ plan, seen }) => {
      const lift = site.sandbox.s3.fail({ ...plan, match: /^PUT .*forgotten/ });
      const forget = () => desk(site, "forget", "nobody@faults.test", "--yes");
      const { code, err } = await forget();
      lift();
      expect(code).toBe(seen === "unnoticed" ? 0 : 1);
      const untold = /Not done: the bucket could not be told.*every hour.*again/.test(err);
      expect(untold).toBe(seen === "reported");
      expect((await forget()).code).toBe(0);
      expect(erasureRecordsOf(site).length).toBeGreaterThan(0);
      expect(site.rows("select hash from forgotten where told = 0")).toEqual([]);
    },
  );
});
