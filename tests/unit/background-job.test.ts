import { expect, test } from "vitest";
import { startJob, type BackgroundJob } from "~/lifecycle/background-job.server";

const NEVER = 60 * 60 * 1000;

/** Lets everything run that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A loop whose passes end, or fail, when they are told to. */
function heldLoop(everyMs = NEVER) {
  const passes: { end: () => void; fail: () => void; stopping: AbortSignal }[] = [];
  const loop = startJob("test", everyMs, (stopping) => {
    return new Promise<void>((resolve, reject) => {
      passes.push({ end: resolve, fail: () => reject(new Error("broken")), stopping });
    });
  });
  return { loop, passes };
}

const isOver = async (promise: Promise<void>) => {
  let over = false;
  void promise.then(() => (over = true));
  await settle();
  return over;
};

test("the first pass begins at once, and the next after its time", async () => {
  const { loop, passes } = heldLoop(1);
  expect(passes).toHaveLength(1);
  passes[0]!.end();
  await expect.poll(() => passes.length).toBe(2);
  passes[1]!.end();
  await loop.stop();
});

test("two passes never run at once, however often the loop is woken", async () => {
  const { loop, passes } = heldLoop();
  loop.wake();
  loop.wake();
  await settle();
  expect(passes).toHaveLength(1);
  passes[0]!.end();
  await settle();
  expect(passes).toHaveLength(2);
  passes[1]!.end();
  await settle();
  expect(passes).toHaveLength(2);
  loop.wake();
  await settle();
  expect(passes).toHaveLength(3);
  passes[2]!.end();
  await loop.stop();
});

test("a pass that fails does not end the loop", async () => {
  const { loop, passes } = heldLoop();
  passes[0]!.fail();
  await settle();
  loop.wake();
  await settle();
  expect(passes).toHaveLength(2);
  passes[1]!.end();
  await loop.stop();
});

test("stopping waits for the pass in hand, tells it so, and begins no other", async () => {
  const { loop, passes } = heldLoop();
  const [pass] = passes;
  const stopped = loop.stop();
  expect(pass!.stopping.aborted).toBe(true);
  expect(await isOver(stopped)).toBe(false);
  pass!.end();
  expect(await isOver(stopped)).toBe(true);
  loop.wake();
  await settle();
  expect(passes).toHaveLength(1);
});

test("stopping between two passes is over at once, also the second time", async () => {
  const { loop, passes } = heldLoop();
  passes[0]!.end();
  await settle();
  expect(await isOver(loop.stop())).toBe(true);
  expect(await isOver(loop.stop())).toBe(true);
  expect(passes).toHaveLength(1);
});

test("a pass that throws before it waits does not end the loop either", async () => {
  let passes = 0;
  const loop: BackgroundJob = startJob("test", NEVER, () => {
    passes += 1;
    throw new Error("at once");
  });
  await settle();
  loop.wake();
  await settle();
  expect(passes).toBe(2);
  await loop.stop();
});
