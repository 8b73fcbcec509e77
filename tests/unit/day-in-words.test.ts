import { expect, test } from "vitest";
import { dayInWords } from "~/ordering/day-in-words";

test.each([
  ["2026-11-21T08:00:00.000Z", "21 November 2026"],
  ["2026-12-31T23:59:59.999Z", "31 December 2026"],
  ["2027-01-01T00:00:00.000Z", "1 January 2027"],
])("%s is the day %s in UTC", (moment, day) => {
  expect(dayInWords(moment)).toBe(day);
});
