import { setImmediate as runPending } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { Semaphore, withLock } from "~/server/concurrency/locks.server";

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
