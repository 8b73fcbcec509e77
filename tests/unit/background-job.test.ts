import { setImmediate as runPending } from "node:timers/promises";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type JobRun, recordJobs, startJob } from "~/server/jobs/background-job.server";

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

describe("the recorder of the jobs", () => {
  const told: JobRun[] = [];
  const endings = () => told.flatMap(({ ended }) => (ended ? [ended.error] : []));
  beforeEach(() => {
    told.length = 0;
    recordJobs(async (run) => void told.push(run));
  });
  afterAll(() => recordJobs(() => Promise.resolve()));

  test("is told of a run's start and end, and within the minute only of one that ends otherwise", async () => {
    const { job, passes } = heldJob();
    const next = async () => {
      job.wake();
      await runPending();
    };
    await runPending();
    expect(told).toEqual([{ name: "test", startedAt: expect.any(Date) }]);
    passes[0]!.end();
    await runPending();
    expect(told[1]).toMatchObject({ startedAt: told[0]!.startedAt, ended: { error: null } });
    await next();
    passes[1]!.end();
    await runPending();
    expect(endings()).toEqual([null]);
    await next();
    passes[2]!.fail();
    await runPending();
    await next();
    passes[3]!.end();
    await runPending();
    expect(endings()).toEqual([null, "Error", null]);
    await job.stop();
  });

  test("that fails or never answers holds up no job", async () => {
    const failing = heldJob();
    recordJobs(() => Promise.reject(new Error("no room")));
    failing.passes[0]!.end();
    await runPending();
    failing.job.wake();
    await runPending();
    expect(failing.passes).toHaveLength(2);
    failing.passes[1]!.end();
    await failing.job.stop();

    recordJobs(() => new Promise(() => undefined));
    const { job, passes } = heldJob();
    passes[0]!.end();
    await runPending();
    job.wake();
    await runPending();
    expect(passes).toHaveLength(2);
    passes[1]!.end();
  });
});
