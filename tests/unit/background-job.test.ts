import { setImmediate as runPending } from "node:timers/promises";
import { expect, test } from "vitest";
import { startJob } from "~/server/jobs/background-job.server";

const NEVER = 60 * 60 * 1000;

/** A job whose passes end or fail only when the test says so. */
function heldJob(everyMs = NEVER) {
  const passes: { end: () => void; fail: () => void; stopping: AbortSignal }[] = [];
  const job = startJob("test", everyMs, (stopping) => {
    return new Promise<void>((end, reject) => {
      passes.push({ end, fail: () => reject(new Error("broken")), stopping });
    });
  });
  return { job, passes };
}

const isOver = async (promise: Promise<void>) => {
  let over = false;
  void promise.then(() => (over = true));
  await runPending();
  return over;
};

test("a background job runs its first pass at once and the next one after the interval", async () => {
  const { job, passes } = heldJob(1);
  expect(passes).toHaveLength(1);
  passes[0]!.end();
  await expect.poll(() => passes.length).toBe(2);
  passes[1]!.end();
  await job.stop();
});

test("a background job that is woken during a pass runs one more pass after it, never two at once", async () => {
  const { job, passes } = heldJob();
  job.wake();
  job.wake();
  await runPending();
  expect(passes).toHaveLength(1);
  passes[0]!.end();
  await runPending();
  expect(passes).toHaveLength(2);
  passes[1]!.end();
  await runPending();
  expect(passes).toHaveLength(2);
  job.wake();
  await runPending();
  expect(passes).toHaveLength(3);
  passes[2]!.end();
  await job.stop();
});

test("a background job continues after a pass that rejects", async () => {
  const { job, passes } = heldJob();
  passes[0]!.fail();
  await runPending();
  job.wake();
  await runPending();
  expect(passes).toHaveLength(2);
  passes[1]!.end();
  await job.stop();
});

test("stopping a background job aborts the running pass, waits for its end and starts no other", async () => {
  const { job, passes } = heldJob();
  const [pass] = passes;
  const stopped = job.stop();
  expect(pass!.stopping.aborted).toBe(true);
  expect(await isOver(stopped)).toBe(false);
  pass!.end();
  expect(await isOver(stopped)).toBe(true);
  job.wake();
  await runPending();
  expect(passes).toHaveLength(1);
});

test("a background job between two passes stops at once, and may be stopped twice", async () => {
  const { job, passes } = heldJob();
  passes[0]!.end();
  await runPending();
  expect(await isOver(job.stop())).toBe(true);
  expect(await isOver(job.stop())).toBe(true);
  expect(passes).toHaveLength(1);
});
