import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TooSlow, FairSemaphore, type Slot } from "~/concurrency/fair-semaphore";

/** Lets all pending callbacks run. */
const runPending = () => new Promise((resolve) => setImmediate(resolve));

/** Asks for that many slots; `slots` collects those it gets. */
async function enter(semaphore: FairSemaphore, owner: string, count = 1) {
  const slots: Slot[] = [];
  for (let n = 0; n < count; n += 1) void semaphore.acquire(owner).then((slot) => slots.push(slot));
  await runPending();
  return slots;
}

describe("upload slots", () => {
  test("are limited to half of the free ones for each sender", async () => {
    const semaphore = new FairSemaphore(8);
    const given = [];
    for (const owner of ["a", "b", "c", "d"]) {
      given.push((await enter(semaphore, owner, 10)).length);
    }
    expect(given).toEqual([4, 2, 1, 1]);
  });

  test("that become free go to the sender with the fewest, then to the one waiting longest", async () => {
    const semaphore = new FairSemaphore(4);
    const a = await enter(semaphore, "a", 4);
    const b = await enter(semaphore, "b", 2);
    const [third] = await enter(semaphore, "c");
    const [late, later] = [await enter(semaphore, "d"), await enter(semaphore, "e")];
    expect([a.length, b.length, late.length, later.length]).toEqual([2, 1, 0, 0]);
    a[0]!.release();
    await runPending();
    expect([a.length, b.length, late.length, later.length]).toEqual([2, 1, 1, 0]);
    third!.release();
    await runPending();
    expect([a.length, b.length, late.length, later.length]).toEqual([2, 1, 1, 1]);
  });

  test("are all available again after their release", async () => {
    const semaphore = new FairSemaphore(4);
    const slots = await enter(semaphore, "a", 20);
    for (let n = 0; n < 20; n += 1) {
      slots[n]!.release();
      await runPending();
    }
    expect(slots).toHaveLength(20);
  });
});

describe("an upload that holds a slot", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  const WINDOW_MS = 30_000;
  const bytes = (count: number) =>
    Promise.resolve({ done: false as const, value: Buffer.alloc(count) });
  const never = new Promise<never>(() => undefined);

  /** The outcome of a body that waits for its next bytes. */
  function watched(slot: Slot) {
    const outcome = { error: undefined as unknown };
    slot.waitFor(never).catch((error: unknown) => (outcome.error = error));
    return outcome;
  }

  test("may be slow without a limit while no other caller waits", async () => {
    const semaphore = new FairSemaphore(2);
    const outcome = watched((await enter(semaphore, "a"))[0]!);
    await vi.advanceTimersByTimeAsync(100 * WINDOW_MS);
    expect(outcome.error).toBeUndefined();
  });

  test("is aborted after a 30 s window below 1 kB/s while others wait, and not before", async () => {
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
    expect(late.error).toBeInstanceOf(TooSlow);
    expect(other.error).toBeUndefined();
  });

  test("is measured over a full window when it began in the middle of one", async () => {
    const semaphore = new FairSemaphore(1);
    const [first] = await enter(semaphore, "a");
    const second = await enter(semaphore, "b");
    await enter(semaphore, "c");
    await vi.advanceTimersByTimeAsync(WINDOW_MS / 2);
    first!.release();
    await runPending();
    const outcome = watched(second[0]!);
    await vi.advanceTimersByTimeAsync(WINDOW_MS);
    expect(outcome.error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(WINDOW_MS / 2);
    expect(outcome.error).toBeInstanceOf(TooSlow);
  });

  test("is not aborted while the server itself pauses reading", async () => {
    const semaphore = new FairSemaphore(1);
    const [slot] = await enter(semaphore, "a");
    await enter(semaphore, "b");
    await vi.advanceTimersByTimeAsync(10 * WINDOW_MS);
    expect(await slot!.waitFor(bytes(1))).toMatchObject({ done: false });
  });
});
