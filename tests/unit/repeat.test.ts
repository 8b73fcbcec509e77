import { expect, test, vi } from "vitest";
import { repeatOnConflict } from "~/server/database/postgres/repeat.server";

const conflict = Object.assign(new Error("could not serialize access"), { code: "40001" });

test("work that PostgreSQL rolls back for over a second, because several machines write at once, is repeated until it goes through", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  const begun = performance.now();
  const work = vi.fn(async () => {
    if (performance.now() - begun < 1_500) throw conflict;
    return "stored";
  });
  expect(await repeatOnConflict(work)).toBe("stored");
  expect(work.mock.calls.length).toBeLessThan(20);
  vi.restoreAllMocks();
});

test("an error that is no conflict is thrown at once", async () => {
  const work = vi.fn(() => Promise.reject(new Error("another")));
  await expect(repeatOnConflict(work)).rejects.toThrow("another");
  expect(work).toHaveBeenCalledOnce();
});
