import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { untilUnlocked } from "~/server/database/sqlite.server";

const TRY_MS = 50;
let lockedUntil = 0;

/** A write that SQLite refuses while the lock of another process lasts; each try takes time. */
const write = () =>
  untilUnlocked(async () => {
    vi.advanceTimersByTime(TRY_MS);
    if (performance.now() < lockedUntil) {
      throw Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
    }
    return "written";
  });

const lock = (ms: number) => (lockedUntil = performance.now() + ms);

/** How long work took, by the clock that it advances. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const writtenInVain = () => expect(write()).rejects.toThrow("database is locked");

beforeAll(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => {
  // By the next test the last failed wait is long ago.
  vi.advanceTimersByTime(60_000);
});

test("after a failed wait for a lock of another process, writes that meet its short locks succeed", async () => {
  lock(1_500);
  await writtenInVain();
  vi.advanceTimersByTime(1_000);
  for (let n = 0; n < 10; n += 1) {
    lock(2 * TRY_MS);
    expect(await write()).toBe("written");
  }
});

test("after a failed wait, writes wait a tenth of a second while the lock lasts, also between reads", async () => {
  lock(60_000);
  expect(await timed(writtenInVain)).toBeGreaterThanOrEqual(1_000);
  for (let n = 0; n < 3; n += 1) {
    await untilUnlocked(async () => "read");
    expect(await timed(writtenInVain)).toBe(100);
  }
});

test("five seconds after a failed wait, writes wait a second again, however many were refused meanwhile", async () => {
  lock(60_000);
  await writtenInVain();
  vi.advanceTimersByTime(4_900);
  expect(await timed(writtenInVain)).toBe(100);
  expect(await timed(writtenInVain)).toBeGreaterThanOrEqual(1_000);
});

test("a write that outlasts a lock ends the time of short waits", async () => {
  lock(1_500);
  await writtenInVain();
  lock(2 * TRY_MS);
  expect(await write()).toBe("written");
  lock(500);
  expect(await write()).toBe("written");
});
