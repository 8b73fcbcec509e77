import { expect, test } from "vitest";
import { judgeClock, judgeConnections } from "~/operations/doctor/postgres-checks.server";

test.each([
  [0, "ok", null],
  [1_999, "ok", null],
  [-1_999, "ok", null],
  [2_000, "warning", expect.stringContaining("2 seconds ahead of the database's")],
  [-61_000, "warning", expect.stringContaining("61 seconds behind the database's")],
])(
  "the doctor judges a clock that is %d ms ahead of the database's as %s",
  (leadMs, state, advice) => {
    expect(judgeClock({ leadMs })).toEqual({ state, advice });
  },
);

test("the doctor warns as soon as the connections of one more machine have no room", () => {
  expect(judgeConnections({ freeConnections: 11 }).state).toBe("ok");
  expect(judgeConnections({ freeConnections: 10 })).toEqual({
    state: "warning",
    advice: expect.stringContaining("takes 10 more connections"),
  });
});
