import { describe, expect, test } from "vitest";
import { nextWaitMs, retryAfterMs } from "~/server/email/transport.server";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const FIRST = 10 * SECOND;
const attempts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** When each attempt happens, counted from the first, if every attempt fails at once. */
function schedule(count: number, random = 0.5): number[] {
  let at = 0;
  return attempts(1, count).map((attempt) => (at += nextWaitMs(attempt, FIRST, random)));
}

describe("retries in the first ten minutes", () => {
  test("begin within 15 s of the first failure", () => {
    expect(nextWaitMs(1, FIRST)).toBeGreaterThan(0);
    expect(nextWaitMs(1, FIRST)).toBeLessThanOrEqual(15 * SECOND);
    expect(nextWaitMs(0, FIRST)).toBe(nextWaitMs(1, FIRST));
  });

  test.each([0, 0.5, 1])(
    "come at least once a minute and at most 20 times in all (random %d)",
    (random) => {
      const times = schedule(40, random).filter((at) => at < 10 * MINUTE);
      for (const minute of attempts(0, 9)) {
        const within = times.filter((at) => at >= minute * MINUTE && at < (minute + 1) * MINUTE);
        expect(within.length, `minute ${minute}`).toBeGreaterThan(0);
      }
      // Not a hammer either.
      expect(times.length).toBeLessThanOrEqual(20);
    },
  );
});

describe("retries after the first ten minutes", () => {
  test("wait longer each time, up to six hours", () => {
    const waits = attempts(12, 30).map((attempt) => nextWaitMs(attempt, FIRST, 0.5));
    for (const [i, wait] of waits.entries()) {
      const before = waits[i - 1] ?? 0;
      expect(wait === 6 * HOUR || wait > before).toBe(true);
    }
    expect(waits.at(-1)).toBe(6 * HOUR);
  });

  test("are spread by at most a quarter of the wait in either direction", () => {
    for (const attempt of attempts(13, 60)) {
      const middle = nextWaitMs(attempt, FIRST, 0.5);
      expect(nextWaitMs(attempt, FIRST, 0)).toBe(Math.round(middle * 0.75));
      expect(nextWaitMs(attempt, FIRST, 1)).toBe(Math.round(middle * 1.25));
      const any = nextWaitMs(attempt, FIRST);
      expect(any).toBeGreaterThanOrEqual(middle * 0.75 - 1);
      expect(any).toBeLessThanOrEqual(middle * 1.25 + 1);
    }
  });

  test("never stop: an email that always fails is still tried several times a day", () => {
    const wait = nextWaitMs(100_000, FIRST, 1);
    expect(Number.isFinite(wait)).toBe(true);
    expect(wait).toBeLessThan(8 * HOUR);
  });
});

const now = new Date("2026-03-01T12:00:00Z");

test.each([
  ["seconds", "90", 90_000],
  ["a date", "Sun, 01 Mar 2026 12:05:00 GMT", 5 * MINUTE],
  ["more than the maximum of 15 minutes", "86400", 15 * MINUTE],
  ["zero seconds", "0", undefined],
  ["a date that has passed", "Sun, 01 Mar 2026 11:59:00 GMT", undefined],
  ["words", "later", undefined],
  ["no value", null, undefined],
])("a Retry-After header with %s, %j, asks for a pause of %s ms", (_, header, ms) =>
  expect(retryAfterMs(header, now)).toBe(ms),
);
