import { expect, test } from "vitest";
import { Semaphore } from "~/concurrency/locks.server";

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

/** Lets all pending callbacks run. */
const runPending = () => new Promise((resolve) => setImmediate(resolve));

test.each([1, 3])(
  "a semaphore of %i runs at most that many jobs at once, in the order they came",
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

test("a job that fails passes its error on and frees its slot", async () => {
  const semaphore = new Semaphore(1);
  const first = held();
  const failing = semaphore.run(() => first.promise);
  const next = semaphore.run(() => Promise.resolve("next"));
  first.fail(new Error("broken"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
  expect(await semaphore.run(() => Promise.resolve("later"))).toBe("later");
});

test("a job that throws synchronously frees its slot too", async () => {
  const semaphore = new Semaphore(1);
  const thrown = semaphore.run(() => {
    throw new Error("at once");
  });
  await expect(thrown).rejects.toThrow("at once");
  expect(await semaphore.run(() => Promise.resolve(1))).toBe(1);
});

test("a slot that passes to a waiting job is not given to another one as well", async () => {
  const semaphore = new Semaphore(1);
  const [first, second] = [held(), held()];
  let running = 0;
  const work = (job: ReturnType<typeof held>) => async () => {
    running += 1;
    await job.promise;
    running -= 1;
  };
  const one = semaphore.run(work(first));
  const two = semaphore.run(work(second));
  first.end();
  await one;
  const three = semaphore.run(() => Promise.resolve(running));
  await runPending();
  expect(running).toBe(1);
  second.end();
  await two;
  expect(await three).toBe(0);
});
