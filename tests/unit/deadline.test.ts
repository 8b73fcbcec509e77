import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDeadline } from "~/server/time/time";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new Promise<string>(() => undefined);

test("work that finishes or fails before the deadline passes its value or error on and leaves no timer", async () => {
  expect(await withDeadline(Promise.resolve("value"), 1000)).toBe("value");
  await expect(withDeadline(Promise.reject(new Error("broken")), 1000)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("work that takes longer counts as late exactly at the deadline", async () => {
  const answers: string[] = [];
  void withDeadline(never, 1000).then((answer) => answers.push(answer));
  await vi.advanceTimersByTimeAsync(999);
  expect(answers).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(answers).toEqual(["late"]);
});

test("late work continues, and its failure is no unhandled rejection", async () => {
  const unhandled = vi.fn();
  process.on("unhandledRejection", unhandled);
  let fail!: (error: Error) => void;
  const work = new Promise<string>((_, reject) => (fail = reject));
  const answer = withDeadline(work, 10);
  await vi.advanceTimersByTimeAsync(10);
  expect(await answer).toBe("late");
  fail(new Error("after the deadline"));
  vi.useRealTimers();
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});
