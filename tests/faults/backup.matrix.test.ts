import { beforeEach, describe, expect, test } from "vitest";
import {
  backupSite,
  backupsOf,
  nameFrom,
  notesOf,
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

/** An outdated backup, behind the seven that always stay. */
async function putOutdated(): Promise<string> {
  const outdated = nameFrom(40 * DAY);
  for (const name of [outdated, ...Array.from({ length: 7 }, (_, at) => nameFrom(at + 1))]) {
    await put(site, name, "x");
  }
  return outdated;
}

const retried: FaultName[] = ["answers 503 once", "is slow"];
const list = /^GET .*prefix=backups%2Fsite-/;

/** The rows of one call; `npm test` has those of the faults that `always` names. */
const rows = (unnoticed: FaultName[], ...always: FaultName[]) =>
  ofThisRun(faultRows(unnoticed), ({ fault }) => always.includes(fault));

/** A call of a backup, and its faults: the operator does not notice the first ones. */
const calls: [string, RegExp, FaultRow[]][] = [
  [
    "uploads it",
    /^PUT \/project-backups\/backups\/site-/,
    // What counts is what is downloaded again.
    rows(
      ["is slow", "answers something else"],
      ...(["answers 500", "ends the connection after the effect"] as const),
    ),
  ],
  [
    "downloads it again",
    /^GET \/project-backups\/backups\/site-/,
    rows(retried, "answers something else"),
  ],
  ["looks what is outdated", list, rows(retried, "never answers")],
  [
    "deletes what is outdated",
    /^DELETE \/project-backups\/backups\/site-/,
    // The object is gone, and a second deletion of it is fine; nobody reads what a deletion is answered.
    rows([...retried, "answers something else"], "ends the connection before the effect"),
  ],
];

describe.each(calls)("while a backup %s", (_, match, faults) => {
  test.each(faults)(
    "and the bucket $fault: $seen, and whatever is left can be restored",
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

/** The faults that leave a question without any answer. */
const UNANSWERED: readonly FaultName[] = [
  "answers too late",
  "never answers",
  "ends the connection before the effect",
  "ends the connection after the effect",
];

describe("while a backup asks for the bucket's time", () => {
  test.each(rows(everyFault, "never answers"))(
    "and the bucket $fault: it is made, and what is outdated stays where no time was told",
    async ({ fault, plan }) => {
      const outdated = await putOutdated();
      const lift = site.sandbox.s3.fail({ ...plan, match: /^HEAD / });
      const { code, err } = await desk(site, "backup");
      lift();
      expect(code).toBe(0);
      const untold = err.includes("the bucket did not tell the time: nothing is deleted");
      expect(backupsOf(site).includes(outdated)).toBe(untold);
      expect(untold).toBe(UNANSWERED.includes(fault));
    },
  );
});

describe("while a restore asks for its backup", () => {
  test.each(rows(retried, "answers too late"))(
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
  test.each(rows([...retried, "answers something else"], "limits the rate"))(
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
