import fc from "fast-check";
import { expect, test } from "vitest";
import { backupsToKeep, isDue } from "~/operations/backup/backup-policy";
import { backupName, begunAt } from "~/server/storage/backup-objects.server";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const now = new Date("2026-06-15T12:00:00.000Z");
const made = (...times: string[]) => times.map((time) => ({ madeAt: new Date(time) }));
/** Seven backups of the last hours, which are always kept and so leave the rule to the others. */
const newest = Array.from({ length: 7 }, (_, at) => `2026-06-15T11:5${9 - at}:30Z`);
const kept = (...times: string[]) =>
  backupsToKeep(made(...newest, ...times), now)
    .slice(newest.length)
    .map(({ madeAt }) => madeAt.toISOString().slice(0, 16));

test("all backups of the last 48 hours are kept", () => {
  const today = ["2026-06-15T12:00Z", "2026-06-15T11:00Z"];
  expect(kept(...today, "2026-06-14T11:00Z", "2026-06-13T12:00Z")).toHaveLength(4);
});

test("of each older day the newest backup is kept, for 30 days", () => {
  const june = ["2026-06-15T11:00Z", "2026-06-13T11:59Z", "2026-06-13T01:00Z"];
  june.push("2026-06-12T23:00Z", "2026-06-12T22:00Z");
  const may = ["2026-05-16T12:00Z", "2026-05-16T11:00Z", "2026-05-16T10:00Z", "2026-05-15T23:00Z"];
  expect(kept(...june, ...may)).toEqual([
    ...["2026-06-15T11:00", "2026-06-13T11:59", "2026-06-12T23:00", "2026-05-16T12:00"],
  ]);
});

test("a day whose newest backup is younger than 48 hours retains no older backup of that day", () => {
  expect(kept("2026-06-13T13:00Z", "2026-06-13T11:00Z")).toEqual(["2026-06-13T13:00"]);
});

test("the seven newest backups are kept however old they are", () => {
  const old = Array.from({ length: 9 }, (_, at) => `2025-01-0${9 - at}T00:00Z`);
  expect(backupsToKeep(made(...old), now)).toEqual(made(...old.slice(0, 7)));
  expect(backupsToKeep([], now)).toEqual([]);
});

test("backups dated in the future are kept and do not count toward the seven newest", () => {
  const future = ["2027-01-02T00:00Z", "2027-01-01T00:00Z"];
  const old = Array.from({ length: 9 }, (_, at) => `2025-01-0${9 - at}T00:00Z`);
  expect(backupsToKeep(made(...future, ...old), now)).toEqual(made(...future, ...old.slice(0, 7)));
});

test("applying the retention rule again deletes nothing more, and each of the last 30 days with a backup keeps one", () => {
  const ages = fc.array(fc.integer({ min: 0, max: 60 * DAY }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(ages, (list) => {
      const all = [...list].sort((a, b) => a - b).map((age) => ({ madeAt: new Date(+now - age) }));
      const left = backupsToKeep(all, now);
      expect(backupsToKeep(left, now)).toEqual(left);
      const daysOf = (some: typeof all) =>
        new Set(
          some
            .filter(({ madeAt }) => +now - +madeAt <= 29 * DAY)
            .map(({ madeAt }) => madeAt.toISOString().slice(0, 10)),
        );
      expect(daysOf(left)).toEqual(daysOf(all));
    }),
  );
});

test("a backup's name holds the time at which it began, and names sort by time", () => {
  const moment = new Date("2026-06-15T09:05:07.123Z");
  expect(backupName(moment)).toBe("site-2026-06-15T09-05-07-123Z.db.gz.age");
  expect(begunAt(backupName(moment))).toEqual(moment);
  expect(backupName(new Date(+moment + 1)) > backupName(moment)).toBe(true);
});

test.each([
  "",
  "site-2026-06-15T09-05-07-123Z.db.gz.age.part",
  "my-site-2026-06-15T09-05-07-123Z.db.gz.age",
  "site-2026-13-15T09-05-07-123Z.db.gz.age",
  "site-2026-06-15T09-05-07-123Z-old.db.gz.age",
])("%j is not recognized as a backup's name", (name) => {
  expect(begunAt(name)).toBeUndefined();
});

test("a backup is due at once when there is none, else a set number of hours after the newest", () => {
  const hoursLater = (hours: number) => new Date(+now + hours * HOUR);
  expect(isDue(undefined, 6, now)).toBe(true);
  expect(isDue(now, 6, hoursLater(5.9))).toBe(false);
  expect(isDue(now, 6, hoursLater(6))).toBe(true);
});
