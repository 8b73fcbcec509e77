import { expect, test } from "vitest";
import { inTurn } from "~/concurrency/keyed-mutex.server";

const settle = () => new Promise((resolve) => setImmediate(resolve));

test("work of one key never overlaps and keeps its order", async () => {
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await settle();
    events.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all(["a", "b", "c"].map((name) => inTurn("key", work(name))));
  expect(results).toEqual(["a", "b", "c"]);
  expect(events).toEqual(["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]);
});

test("work of other keys does not wait", async () => {
  let end!: () => void;
  const slow = inTurn("slow", () => new Promise<void>((resolve) => (end = resolve)));
  expect(await inTurn("quick", () => Promise.resolve("done"))).toBe("done");
  end();
  await slow;
});

test("a failure reaches its own caller only, and the next one runs", async () => {
  const failing = inTurn("key", () => Promise.reject(new Error("broken")));
  const next = inTurn("key", () => Promise.resolve("next"));
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("next");
  expect(await inTurn("key", () => Promise.resolve("later"))).toBe("later");
});
