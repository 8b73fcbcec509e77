import { expect, test } from "vitest";
import type * as localDays from "~/server/time/local-days.server";
import { importWith } from "../support/other-environment";

const { localDayNear, localWhen } = await importWith<typeof localDays>(
  { TIME_ZONE: "America/New_York" },
  "server/time/local-days.server",
);

const now = new Date("2026-11-27T10:00:00.000Z");

test.each([
  ["2026-11-27T09:05:00.000Z", "today 04:05", "today 04:05"],
  ["2026-11-27T04:59:00.000Z", "yesterday 23:59", "yesterday 23:59"],
  ["2026-11-26T04:59:00.000Z", "Wed, Nov 25", "Wed, Nov 25 23:59"],
  ["2026-01-01T12:00:00.000Z", "Thu, Jan 1", "Thu, Jan 1 07:00"],
  ["2026-01-01T04:00:00.000Z", "Wed, Dec 31, 2025", "Wed, Dec 31, 2025 23:00"],
])("in New York on November 27 the moment %s is %j, or exactly %j", (moment, words, exact) => {
  expect(localWhen(moment, false, now)).toMatchObject({ words, at: moment });
  expect(localWhen(moment, true, now).words).toBe(exact);
});

test.each([
  ["2026-11-26", "yesterday"],
  ["2026-11-28", "tomorrow"],
  ["2026-12-04", "Fri, Dec 4"],
  ["2027-01-01", "Fri, Jan 1, 2027"],
])("the day %s is %j on November 27", (day, words) => expect(localDayNear(day, now)).toBe(words));
