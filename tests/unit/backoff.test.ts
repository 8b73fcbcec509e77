import { describe, expect, test } from "vitest";
import { nextWaitMs } from "~/email/retry-schedule";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const FIRST = 10 * SECOND;
const attempts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** When each attempt happens, counted from the first, if every one fails at once. */
function schedule(count: number, random = 0.5): number[] {
  let at = 0;
  return attempts(1, count).map((attempt) => (at += nextWaitMs(attempt, FIRST, random)));
}

describe("the first ten minutes", () => {
  test("begin with a retry within 15 s", () => {
    expect(nextWaitMs(1, FIRST)).toBeGreaterThan(0);
    expect(nextWaitMs(1, FIRST)).toBeLessThanOrEqual(15 * SECOND);
    expect(nextWaitMs(0, FIRST)).toBe(nextWaitMs(1, FIRST));
  });

  test.each([0, 0.5, 1])("see a retry at least once a minute (random %d)", (random) => {
    const times = schedule(40, random).filter((at) => at < 10 * MINUTE);
    for (const minute of attempts(0, 9)) {
      const within = times.filter((at) => at >= minute * MINUTE && at < (minute + 1) * MINUTE);
      expect(within.length, `minute ${minute}`).toBeGreaterThan(0);
    }
    // Not a hammer either.
    expect(times.length).toBeLessThanOrEqual(20);
  });
});

describe("after that", () => {
  test("each wait is longer than the one before, up to the longest", () => {
    const waits = attempts(12, 30).map((attempt) => nextWaitMs(attempt, FIRST, 0.5));
    for (const [i, wait] of waits.entries()) {
      const before = waits[i - 1] ?? 0;
      expect(wait === 6 * HOUR || wait > before).toBe(true);
    }
    expect(waits.at(-1)).toBe(6 * HOUR);
  });

  test("waits spread by a quarter either way and no more", () => {
    for (const attempt of attempts(13, 60)) {
      const middle = nextWaitMs(attempt, FIRST, 0.5);
      expect(nextWaitMs(attempt, FIRST, 0)).toBe(Math.round(middle * 0.75));
      expect(nextWaitMs(attempt, FIRST, 1)).toBe(Math.round(middle * 1.25));
      const any = nextWaitMs(attempt, FIRST);
      expect(any).toBeGreaterThanOrEqual(middle * 0.75 - 1);
      expect(any).toBeLessThanOrEqual(middle * 1.25 + 1);
    }
  });

  test("a mail that fails for ever is still tried, some times a day", () => {
    const wait = nextWaitMs(100_000, FIRST, 1);
    expect(Number.isFinite(wait)).toBe(true);
    expect(wait).toBeLessThan(8 * HOUR);
  });
});
