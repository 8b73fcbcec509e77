import { expect, test } from "vitest";
import { isDue } from "~/operations/backup/backup-policy";
import { backupName, begunAt } from "~/server/storage/backup-objects.server";

const moment = new Date("2026-06-15T09:05:07.123Z");

test("a backup's name holds the time at which it began, and names sort by time", () => {
  expect(backupName(moment)).toBe("site-2026-06-15T09-05-07-123Z.db.gz.age");
  expect(begunAt(backupName(moment))).toEqual(moment);
  expect(backupName(new Date(+moment + 1)) > backupName(moment)).toBe(true);
});

test.each([
  "",
  "site.db",
  "site-2026-06-15T09-05-07-123Z.db.gz.age.part",
  "my-site-2026-06-15T09-05-07-123Z.db.gz.age",
  "site-2026-06-15T09:05:07.123Z.db.gz.age",
  "site-2026-13-15T09-05-07-123Z.db.gz.age",
  "site-2026-06-15T09-05-07-123Z.db.gz",
  "site-2026-06-15T09-05-07-123Z-old.db.gz.age",
])("%j is not recognized as a backup's name", (name) => {
  expect(begunAt(name)).toBeUndefined();
});

test("a backup is due at once when there is none, else a set number of hours after the newest", () => {
  const hoursLater = (hours: number) => new Date(+moment + hours * 60 * 60 * 1000);
  expect(isDue(undefined, 6, moment)).toBe(true);
  expect(isDue(moment, 6, hoursLater(5.9))).toBe(false);
  expect(isDue(moment, 6, hoursLater(6))).toBe(true);
});
