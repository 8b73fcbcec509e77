import { setImmediate as runPending } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FairSemaphore } from "~/server/concurrency/fair-semaphore";
import { Crowded, type Sender, type Slot } from "~/server/concurrency/slot";
import { buyer, stranger } from "../support/assets/upload-senders";

/** Asks for that many slots; `slots` collects those it gets. */
async function enter(semaphore: FairSemaphore, owner: string | Sender, count = 1) {
  const sender = typeof owner === "string" ? stranger(owner) : owner;
  const slots: Slot[] = [];
  for (let n = 0; n < count; n += 1) {
    const acquired = semaphore.acquire(sender).then((slot) => slots.push(slot));
    acquired.catch(() => undefined);
  }
  await runPending();
  return slots;
}

describe("upload slots", () => {
  test("are limited to half of the free ones for each sender", async () => {
    const semaphore = new FairSemaphore(8, 0);
    for (const [owner, count] of Object.entries({ a: 4, b: 2, c: 1, d: 1 })) {
      expect(await enter(semaphore, owner, 10)).toHaveLength(count);
    }
  });

  test("that become free go to the sender with the fewest, then to the one waiting longest", async () => {
    const semaphore = new FairSemaphore(4, 0);
    const a = await enter(semaphore, "a", 4);
    const b = await enter(semaphore, "b", 2);
    const [third] = await enter(semaphore, "c");
    const all = [a, b, await enter(semaphore, "d"), await enter(semaphore, "e")];
    const given = () => all.map((slots) => slots.length);
    expect(given()).toEqual([2, 1, 0, 0]);
    a[0]!.release();
    await runPending();
    expect(given()).toEqual([2, 1, 1, 0]);
    third!.release();
    await runPending();
    expect(given()).toEqual([2, 1, 1, 1]);
  });

  test("are limited for all networks of a wider one as for a single network", async () => {
    const semaphore = new FairSemaphore(40, 0);
    const subnet = (n: number) => stranger("a::/48", "a:1::/56", `a:1:${n}::/64`);
    let held = 0;
    for (let n = 0; n < 61; n += 1) held += (await enter(semaphore, subnet(n))).length;
    expect(held).toBeLessThan(20);
    expect(await enter(semaphore, stranger("a::/48", "a:2::/56", "a:2:1::/64"))).toHaveLength(1);
    expect(await enter(semaphore, "b", 3)).toHaveLength(3);
  });

  test("are left for paid orders, however many strangers there are", async () => {
    const semaphore = new FairSemaphore(10, 3);
    const strangers = [];
    for (let n = 0; n < 20; n += 1) strangers.push(...(await enter(semaphore, `stranger ${n}`)));
    expect(strangers).toHaveLength(7);
    for (const paid of ["1", "2", "3"]) {
      expect(await enter(semaphore, buyer(paid))).toHaveLength(1);
    }
    // None is left, and the one that becomes free goes to the paid order that came last.
    const fourth = await enter(semaphore, buyer("4"));
    strangers[0]!.release();
    await runPending();
    expect(fourth).toHaveLength(1);
  });

  test("are refused at once to a sender that does not wait", () => {
    const semaphore = new FairSemaphore(4, 1);
    const slots = [1, 2, 3].map(() => semaphore.tryToAcquire(stranger("a")));
    expect(slots.map((slot) => slot !== undefined)).toEqual([true, true, false]);
    slots[0]!.release();
    expect(semaphore.tryToAcquire(stranger("a"))).toBeDefined();
  });
});

test("of 65 strangers that wait, the last one of the network that waits most gives up, and no paid order", async () => {
  const semaphore = new FairSemaphore(1, 0);
  await enter(semaphore, buyer("1"));
  const crowded: string[] = [];
  const wait = async (count: number, sender: Sender, name: string) => {
    for (let n = 1; n <= count; n += 1) {
      semaphore.acquire(sender).catch(() => crowded.push(`${name}${n}`));
    }
    await runPending();
  };
  await wait(100, buyer("2"), "paid");
  await wait(34, stranger("a"), "a");
  await wait(30, stranger("b"), "b");
  expect(crowded).toEqual([]);
  await wait(1, stranger("c"), "c");
  expect(crowded).toEqual(["a34"]);
});

describe("a slot that another sender may take", () => {
  /** A semaphore without a free slot, and its slots in the order of the senders. */
  function full(...senders: Sender[]) {
    const semaphore = new FairSemaphore(2 * senders.length, 0);
    const slots = senders.map((sender) => semaphore.tryToAcquire(sender)!);
    return { semaphore, slots };
  }
  const [a, b, c] = [stranger("a"), stranger("b"), stranger("c")] as const;

  test("is the oldest candidate of the network that holds the most", () => {
    const { semaphore, slots } = full(a, b, b, b, a);
    expect(semaphore.replaceable(c, slots)).toBe(slots[1]);
    expect(semaphore.replaceable(c, slots.slice(2))).toBe(slots[2]);
    expect(semaphore.replaceable(c, [slots[0]!, slots[4]!])).toBe(slots[0]);
  });

  test("is none of a network that holds no more than the sender's would then", () => {
    const { semaphore, slots } = full(a, b, b);
    expect(semaphore.replaceable(c, [slots[0]!])).toBeUndefined();
    expect(semaphore.replaceable(a, slots)).toBeUndefined();
    expect(semaphore.replaceable(b, slots)).toBeUndefined();
    expect(semaphore.holdsAsMany(b, a)).toBe(true);
    expect([a, c, b].map((other) => semaphore.holdsAsMany(a, other))).toEqual([true, true, false]);
  });

  test("is of the sender's wider network too, where another narrow one holds more", () => {
    const inWider = (n: number) => stranger("w::/48", `w:${n}::/56`);
    const { semaphore, slots } = full(a, inWider(1), inWider(1), inWider(1));
    expect(semaphore.replaceable(inWider(2), slots)).toBe(slots[1]);
    expect(semaphore.replaceable(inWider(1), slots)).toBeUndefined();
  });

  test("is given to a network of many customers until it holds as many as the others", () => {
    const semaphore = new FairSemaphore(128, 0);
    const held = new Set<Slot>();
    for (let network = 0; held.size < 128; network += 1) {
      const take = () => semaphore.tryToAcquire(stranger(`attacker ${network}`));
      for (let slot = take(); slot; slot = take()) held.add(slot);
    }
    const office = stranger("office");
    let given = 0;
    const take = () => semaphore.replaceable(office, [...held]);
    for (let slot = take(); slot; slot = take()) {
      held.delete(slot);
      semaphore.replace(slot, office);
      given += 1;
    }
    expect(given).toBe(32);
    expect(semaphore.tryToAcquire(office)).toBeUndefined();
  });
});

describe("an upload that holds a slot", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
  afterEach(() => void vi.useRealTimers());

  const WINDOW_MS = 30_000;
  const bytes = (count: number) =>
    Promise.resolve({ done: false as const, value: Buffer.alloc(count) });
  const never = new Promise<never>(() => undefined);

  /** Whether a body that waits for its next bytes is aborted within a time. */
  async function aborted(slot: Slot | undefined, ms: number): Promise<boolean> {
    let reason: unknown;
    slot!.waitFor(never).catch((error: unknown) => (reason = error));
    await vi.advanceTimersByTimeAsync(ms);
    return reason instanceof Crowded;
  }

  test.each<[why: string, size: number, reserved: number, senders: (string | Sender)[]]>([
    ["while no other caller waits", 2, 0, ["a"]],
    ["while only others wait that would not get its slot", 6, 0, ["a", "a", "a", "b", "b", "b"]],
    ["for a paid order, whoever waits", 1, 1, [buyer("1"), "a", buyer("2")]],
  ])("may be slow without a limit %s", async (_, size, reserved, senders) => {
    const semaphore = new FairSemaphore(size, reserved);
    const slots: Slot[] = [];
    for (const sender of senders) slots.push(...(await enter(semaphore, sender)));
    expect(await aborted(slots[0], 10 * WINDOW_MS)).toBe(false);
  });

  test("of a paid order that holds another is aborted while a second paid order waits", async () => {
    const semaphore = new FairSemaphore(5, 1);
    const slots = await enter(semaphore, buyer("1"), 5);
    expect(slots).toHaveLength(2);
    const others = [await enter(semaphore, buyer("2"), 2), await enter(semaphore, buyer("3"))];
    await enter(semaphore, buyer("4"));
    expect(await aborted(slots[0], 2 * WINDOW_MS)).toBe(true);
    expect(await aborted(others[1]![0], 0)).toBe(false);
  });

  test("is aborted after a 30 s window below 2 kB/s while another network waits, and not before", async () => {
    const semaphore = new FairSemaphore(2, 0);
    const [slow] = await enter(semaphore, "a");
    const [quick] = await enter(semaphore, "b");
    await enter(semaphore, "c");
    await slow!.waitFor(bytes(59_999));
    await quick!.waitFor(bytes(60_000));
    expect(await aborted(slow, WINDOW_MS - 1)).toBe(false);
    expect(await Promise.all([aborted(slow, 1), aborted(quick, 1)])).toEqual([true, false]);
  });

  test("is measured over a full window when it began in the middle of one", async () => {
    const semaphore = new FairSemaphore(1, 0);
    const [first] = await enter(semaphore, "a");
    const slots = await enter(semaphore, "b");
    await enter(semaphore, "c");
    await vi.advanceTimersByTimeAsync(WINDOW_MS / 2);
    first!.release();
    await runPending();
    expect(await aborted(slots[0], WINDOW_MS)).toBe(false);
    expect(await aborted(slots[0], WINDOW_MS / 2)).toBe(true);
  });

  test("must be twice as fast with each further window that another network waits, up to 8 kB/s", async () => {
    const semaphore = new FairSemaphore(1, 0);
    const [slot] = await enter(semaphore, "a");
    await enter(semaphore, buyer("1"));
    for (const count of [60_000, 120_000, 240_000, 240_000, 239_999]) {
      await slot!.waitFor(bytes(count));
      expect(await aborted(slot, WINDOW_MS)).toBe(count === 239_999);
    }
  });

  test.each([
    ["of its own network", 1, ["a"], "a"],
    ["of a network with as many slots as its own", 3, ["a", "b", "c"], "b"],
  ])(
    "need not be faster than 1 kB/s while only others wait %s",
    async (_, size, holders, waiter) => {
      const semaphore = new FairSemaphore(size, 0);
      const slots: Slot[] = [];
      for (const holder of holders) slots.push(...(await enter(semaphore, holder)));
      for (let window = 0; window < 5; window += 1) {
        await enter(semaphore, waiter, 5);
        await slots[0]!.waitFor(bytes(30_000));
        expect(await aborted(slots[0], WINDOW_MS)).toBe(false);
      }
    },
  );

  test("of a network with several is given up after two windows for another network that waits, however fast it is", async () => {
    const semaphore = new FairSemaphore(4, 0);
    const slots: Slot[] = [];
    for (const owner of ["a", "a", "b", "c"]) slots.push(...(await enter(semaphore, owner)));
    const others = await enter(semaphore, "d");
    const givenUp: Slot[] = [];
    for (const expected of [[], [slots[1]]]) {
      for (const slot of slots) {
        await slot.waitFor(bytes(slot === slots[1] ? 1_000_000 : 2_000_000));
        slot.waitFor(never).catch(() => givenUp.push(slot));
      }
      await vi.advanceTimersByTimeAsync(WINDOW_MS);
      expect(givenUp).toEqual(expected);
    }
    slots[1]!.release();
    await runPending();
    expect(others).toHaveLength(1);
  });

  test("of a network with several is given up once in each window, however many wait", async () => {
    const semaphore = new FairSemaphore(8, 0);
    const held: [owner: string, slot: Slot][] = [];
    for (const [owner, count] of Object.entries({ a: 4, b: 2, c: 1, d: 1 })) {
      for (const slot of await enter(semaphore, owner, count)) held.push([owner, slot]);
    }
    for (const owner of ["e", "f", "g", "h"]) await enter(semaphore, owner);
    const givenUp: string[] = [];
    for (const expected of [[], ["a", "b"]]) {
      for (const [owner, slot] of held) {
        await slot.waitFor(bytes(9_000_000));
        slot.waitFor(never).catch(() => givenUp.push(owner));
      }
      await vi.advanceTimersByTimeAsync(WINDOW_MS);
      expect(givenUp).toEqual(expected);
    }
  });

  test("is given up where it is the slowest of all, one in each window, for a network that waits and holds none", async () => {
    const semaphore = new FairSemaphore(3, 0);
    const held = new Map<string, Slot>();
    for (const owner of ["a", "b", "c"]) held.set(owner, (await enter(semaphore, owner))[0]!);
    for (const owner of ["a", "d", "e"]) await enter(semaphore, owner);
    const givenUp: string[] = [];
    for (const [owner, slot] of held) {
      await slot.waitFor(bytes(owner === "b" ? 1_000_000 : 9_000_000));
      slot.waitFor(never).catch(() => givenUp.push(owner));
    }
    await vi.advanceTimersByTimeAsync(WINDOW_MS);
    expect(givenUp).toEqual(["b"]);
  });

  test("is waited for at most two minutes, but without a limit for a paid order", async () => {
    const semaphore = new FairSemaphore(1, 0);
    const [slot] = await enter(semaphore, buyer("1"));
    const refused = expect(semaphore.acquire(stranger("a"))).rejects.toThrow(Crowded);
    const paid = await enter(semaphore, buyer("2"));
    await vi.advanceTimersByTimeAsync(4 * WINDOW_MS);
    await refused;
    slot!.release();
    await runPending();
    expect(paid).toHaveLength(1);
  });

  test("is not aborted while the server itself pauses reading", async () => {
    const semaphore = new FairSemaphore(1, 0);
    const [slot] = await enter(semaphore, "a");
    await enter(semaphore, "b");
    await vi.advanceTimersByTimeAsync(10 * WINDOW_MS);
    expect(await slot!.waitFor(bytes(1))).toMatchObject({ done: false });
  });
});
