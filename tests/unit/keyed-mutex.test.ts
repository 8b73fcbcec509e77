import { expect, test } from "vitest";
import { withLock } from "~/concurrency/locks.server";

const runPending = () => new Promise((resolve) => setImmediate(resolve));

test("callers with the same lock key run one after another, in order", async () => {
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

test("callers with another lock key do not wait", async () => {
  let end!: () => void;
  const slow = withLock("slow", () => new Promise<void>((resolve) => (end = resolve)));
  expect(await withLock("quick", () => Promise.resolve("done"))).toBe("done");
  end();
  await slow;
});

test("a caller that fails releases the lock and alone gets its error", async () => {
  const failing = withLock("key", () => Promise.reject(new Error("broken")));
  const next = withLock("key", () => Promise.resolve("next"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
  expect(await withLock("key", () => Promise.resolve("later"))).toBe("later");
});
