import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CrowdedOut, FairSemaphore, type Slot } from "~/concurrency/fair-semaphore";

/** Lets everything run that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for that many slots; what was given is in `slots`. */
async function enter(semaphore: FairSemaphore, owner: string, count = 1) {
  const slots: Slot[] = [];
  for (let n = 0; n < count; n += 1) void semaphore.enter(owner).then((slot) => slots.push(slot));
  await settle();
  return slots;
}

describe("slots", () => {
  test("are half one owner's at most, half of the rest another's, and so on", async () => {
    const semaphore = new FairSemaphore(8);
    const given = [];
    for (const owner of ["a", "b", "c", "d"]) {
      given.push((await enter(semaphore, owner, 10)).length);
    }
    expect(given).toEqual([4, 2, 1, 1]);
  });

  test("that are given back go to whoever holds least, of those to who waits longest", async () => {
    const semaphore = new FairSemaphore(4);
    const a = await enter(semaphore, "a", 4);
    const b = await enter(semaphore, "b", 2);
    const [third] = await enter(semaphore, "c");
    const [late, later] = [await enter(semaphore, "d"), await enter(semaphore, "e")];
    expect([a.length, b.length, late.length, later.length]).toEqual([2, 1, 0, 0]);
    a[0]!.leave();
    await settle();
    expect([a.length, b.length, late.length, later.length]).toEqual([2, 1, 1, 0]);
    third!.leave();
    await settle();
    expect([a.length, b.length, late.length, later.length]).toEqual([2, 1, 1, 1]);
  });

  test("are all handed out again in the end", async () => {
    const semaphore = new FairSemaphore(4);
    const slots = await enter(semaphore, "a", 20);
    for (let n = 0; n < 20; n += 1) {
      slots[n]!.leave();
      await settle();
    }
    expect(slots).toHaveLength(20);
  });
});

describe("a body", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  const WINDOW_MS = 30_000;
  const bytes = (count: number) =>
    Promise.resolve({ done: false as const, value: Buffer.alloc(count) });
  const never = new Promise<never>(() => undefined);

  /** What became of a body that waits for its next bytes. */
  function watched(slot: Slot) {
    const outcome = { error: undefined as unknown };
    slot.waitFor(never).catch((error: unknown) => (outcome.error = error));
    return outcome;
  }

  test("may be as slow as it likes while nobody waits", async () => {
    const semaphore = new FairSemaphore(2);
    const outcome = watched((await enter(semaphore, "a"))[0]!);
    await vi.advanceTimersByTimeAsync(100 * WINDOW_MS);
    expect(outcome.error).toBeUndefined();
  });

  test("that brings less than 1 kB/s gives way while others wait, not sooner than in a window", async () => {
    const semaphore = new FairSemaphore(2);
    const [slow] = await enter(semaphore, "a");
    const [quick] = await enter(semaphore, "b");
    await enter(semaphore, "c");
    await slow!.waitFor(bytes(29_999));
    await quick!.waitFor(bytes(30_000));
    const [late, other] = [watched(slow!), watched(quick!)];
    await vi.advanceTimersByTimeAsync(WINDOW_MS - 1);
    expect(late.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(late.error).toBeInstanceOf(CrowdedOut);
    expect(other.error).toBeUndefined();
  });

  test("that came within a window is looked at over a whole one", async () => {
    const semaphore = new FairSemaphore(1);
    const [first] = await enter(semaphore, "a");
    const second = await enter(semaphore, "b");
    await enter(semaphore, "c");
    await vi.advanceTimersByTimeAsync(WINDOW_MS / 2);
    first!.leave();
    await settle();
    const outcome = watched(second[0]!);
    await vi.advanceTimersByTimeAsync(WINDOW_MS);
    expect(outcome.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(WINDOW_MS / 2);
    expect(outcome.error).toBeInstanceOf(CrowdedOut);
  });

  test("is not hurried while it is we who do not read it", async () => {
    const semaphore = new FairSemaphore(1);
    const [slot] = await enter(semaphore, "a");
    await enter(semaphore, "b");
    await vi.advanceTimersByTimeAsync(10 * WINDOW_MS);
    expect(await slot!.waitFor(bytes(1))).toMatchObject({ done: false });
  });
});
