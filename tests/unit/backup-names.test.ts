import { expect, test } from "vitest";
import { isDue } from "~/operations/backup/backup-policy";
import { backupName, begunAt } from "~/storage/backup-objects.server";

const moment = new Date("2026-06-15T09:05:07.123Z");

test("a name says when its backup was begun, and names sort by time", () => {
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
])("%j is not the name of a backup of ours", (name) => {
  expect(begunAt(name)).toBeUndefined();
});

test("the next one is due so many hours after the newest, and at once where there is none", () => {
  const hoursLater = (hours: number) => new Date(+moment + hours * 60 * 60 * 1000);
  expect(isDue(undefined, 6, moment)).toBe(true);
  expect(isDue(moment, 6, hoursLater(5.9))).toBe(false);
  expect(isDue(moment, 6, hoursLater(6))).toBe(true);
});
