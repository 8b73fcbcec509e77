import { setImmediate as runPending } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { nextEventLoopTurn, Semaphore, withLock } from "~/server/concurrency/locks.server";

/** Work that ends only when the test says so. */
function held() {
  let end!: () => void;
  let fail!: (error: Error) => void;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  return { promise, end, fail };
}

describe("a semaphore", () => {
  test.each([1, 3])(
    "of %i runs at most that many jobs at once, in the order they came",
    async (size) => {
      const semaphore = new Semaphore(size);
      const jobs = Array.from({ length: 8 }, held);
      const begun: number[] = [];
      let running = 0;
      let most = 0;
      const all = jobs.map((job, i) =>
        semaphore.run(async () => {
          begun.push(i);
          most = Math.max(most, (running += 1));
          await job.promise;
          running -= 1;
          return i;
        }),
      );
      await runPending();
      expect(begun).toHaveLength(size);
      for (const job of jobs) {
        job.end();
        await runPending();
      }
      expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      expect(most).toBe(size);
    },
  );

  test("passes on the error of a job that fails, and frees its slot", async () => {
    const semaphore = new Semaphore(1);
    const first = held();
    const failing = semaphore.run(() => first.promise);
    const next = semaphore.run(() => Promise.resolve("next"));
    first.fail(new Error("broken"));
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("next");
    expect(await semaphore.run(() => Promise.resolve("later"))).toBe("later");
  });

  test("lets a job that takes several slots wait for as many, while smaller ones that fit pass it", async () => {
    const semaphore = new Semaphore(10);
    const [first, small] = [held(), held()];
    const begun: string[] = [];
    const run = (name: string, slots: number, job = Promise.resolve()) =>
      semaphore.run(() => (begun.push(name), job), slots);
    const all = [run("first", 7, first.promise), run("large", 7), run("small", 3, small.promise)];
    all.push(run("later", 1), run("none", 0));
    await runPending();
    expect(begun).toEqual(["first", "small", "none"]);
    first.end();
    small.end();
    await Promise.all(all);
    expect(begun).toEqual(["first", "small", "none", "large", "later"]);
  });

  test("does not give a slot that passes to a waiting job to another one as well", async () => {
    const semaphore = new Semaphore(1);
    const [first, second] = [held(), held()];
    let third = false;
    const one = semaphore.run(() => first.promise);
    const two = semaphore.run(() => second.promise);
    first.end();
    await one;
    const three = semaphore.run(async () => (third = true));
    await runPending();
    expect(third).toBe(false);
    second.end();
    await Promise.all([two, three]);
  });
});

describe("a lock", () => {
  test("is held by callers of its key one after another, in order", async () => {
    const events: string[] = [];
    const work = (name: string) => async () => {
      events.push(`${name} begins`);
      await runPending();
      events.push(`${name} ends`);
      return name;
    };
    const results = await Promise.all(["a", "b", "c"].map((name) => withLock("key", work(name))));
    expect(results).toEqual(["a", "b", "c"]);
    expect(events).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
  });

  test("does not hold up callers of another key", async () => {
    const job = held();
    const slow = withLock("slow", () => job.promise);
    expect(await withLock("quick", () => Promise.resolve("done"))).toBe("done");
    job.end();
    await slow;
  });

  test("is released by a caller that fails, which alone gets its error", async () => {
    const failing = withLock("key", () => Promise.reject(new Error("broken")));
    const next = withLock("key", () => Promise.resolve("next"));
    await expect(failing).rejects.toThrow("broken");
    expect(await next).toBe("next");
    expect(await withLock("key", () => Promise.resolve("later"))).toBe("later");
  });
});

test("concurrent callers each run in a turn of the event loop of their own", async () => {
  let turn = 0;
  let over = false;
  const count = () => {
    turn += 1;
    if (!over) setImmediate(count);
  };
  setImmediate(count);
  const turns = await Promise.all([1, 2, 3].map(() => nextEventLoopTurn("one").then(() => turn)));
  over = true;
  expect(new Set(turns).size).toBe(3);
});

test("who waits for one turn does not wait for all those of another owner", async () => {
  const order: string[] = [];
  const turn = (owner: string) => nextEventLoopTurn(owner).then(() => order.push(owner));
  await Promise.all([turn("many"), turn("many"), turn("many"), turn("few")]);
  expect(order).toEqual(["many", "few", "many", "many"]);
});

test("an owner's posts and pages take turns, and keep another owner waiting for one of them", async () => {
  const order: string[] = [];
  const turn = (owner: string, isPost: boolean) =>
    nextEventLoopTurn(owner, isPost).then(() =>
      order.push(`${owner}'s ${isPost ? "post" : "page"}`),
    );
  const many = [false, false, true, true, true].map((isPost) => turn("many", isPost));
  await Promise.all([...many, turn("few", false)]);
  const [post, page] = ["many's post", "many's page"];
  expect(order).toEqual([post, "few's page", page, post, page, post]);
});

test("where others keep the event loop busy, a turn comes after milliseconds and not after twenty rounds of it", async () => {
  let over = false;
  let rounds = 0;
  const keepBusy = () => {
    rounds += 1;
    const until = performance.now() + 6;
    while (performance.now() < until);
    if (!over) setImmediate(keepBusy);
  };
  setImmediate(keepBusy);
  await nextEventLoopTurn("one");
  over = true;
  expect(rounds).toBeLessThan(5);
});
