import { expect, test } from "vitest";
import { retryAfterMs } from "~/email/retry-schedule";

const now = new Date("2026-03-01T12:00:00Z");
const MINUTE = 60_000;

test.each([
  ["seconds", "90", 90_000],
  ["a date", "Sun, 01 Mar 2026 12:05:00 GMT", 5 * MINUTE],
  ["more than the maximum of 15 minutes", "86400", 15 * MINUTE],
  ["a date a year ahead", "Mon, 01 Mar 2027 12:00:00 GMT", 15 * MINUTE],
])("a Retry-After header with %s, %j, asks for a pause of %s ms", (_, header, ms) =>
  expect(retryAfterMs(header, now)).toBe(ms),
);

test.each([
  ["zero seconds", "0"],
  ["a date that has passed", "Sun, 01 Mar 2026 11:59:00 GMT"],
  ["words", "later"],
  ["a negative number", "-5"],
  ["an empty value", ""],
])("a Retry-After header with %s, %j, asks for no pause", (_, header) =>
  expect(retryAfterMs(header, now)).toBeUndefined(),
);

test("a response without Retry-After asks for no pause", () =>
  expect(retryAfterMs(null, now)).toBeUndefined());
