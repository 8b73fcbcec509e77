import { expect, test } from "vitest";
import { type Check, failed, ok, runChecks, warning } from "~/operations/doctor/check";
import { judgeSpace } from "~/operations/doctor/database-checks.server";
import { judgeClock, judgeConnections } from "~/operations/doctor/postgres-checks.server";

const check = (name: string, run: Check["run"], ...next: Check[]): Check => ({ name, run, next });
const MB = 1_000_000;

test("doctor skips checks that depend on a failed one, and runs those that depend on one with a warning", async () => {
  const fine = (name: string, ...next: Check[]) => check(name, () => ok, ...next);
  const a = check("a", () => failed("mend a"), fine("a1"));
  const b = check("b", () => warning("mind b"), fine("b1", fine("b2")));
  expect(await runChecks([a, b], 1000)).toEqual([
    { check: "a", state: "failed", advice: "mend a" },
    { check: "b", state: "warning", advice: "mind b" },
    { check: "b1", state: "ok", advice: null },
    { check: "b2", state: "ok", advice: null },
  ]);
});

test("doctor runs checks concurrently and reports them in their order", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const waits = check("waits", () => held.then(() => ok));
  const releases = check("releases", () => (release(), ok));
  const findings = await runChecks([waits, releases], 1000);
  expect(findings.map(({ check }) => check)).toEqual(["waits", "releases"]);
});

test("a doctor check that throws has failed, and its error's message is not shown", async () => {
  const secret = () => {
    throw Object.assign(new TypeError("sk_live_secret of ann@example.com"), { code: "E_BROKEN" });
  };
  const [thrown, rejected] = await runChecks(
    [check("throws", secret), check("rejects", () => Promise.reject(new Error("sk_live_secret")))],
    1000,
  );
  expect(thrown).toEqual({
    check: "throws",
    state: "failed",
    advice: "It could not be checked (TypeError E_BROKEN): try again.",
  });
  expect(rejected?.advice).toBe("It could not be checked (Error): try again.");
});

test("a doctor check that exceeds the time limit has failed", async () => {
  const [late] = await runChecks([check("hangs", () => new Promise(() => undefined))], 10);
  expect(late).toMatchObject({ state: "failed", advice: expect.stringContaining("0.01 seconds") });
});

test.each([
  [33 * MB, 100 * MB, "failed", "no orders and no assets are taken"],
  [67 * MB, 100 * MB, "failed", "no orders are taken"],
  [134 * MB, 150 * MB, "failed", "assets are taken for paid orders alone"],
  [135 * MB, 150 * MB, "warning"],
  [199 * MB, 300 * MB, "warning"],
  [201 * MB, 1000 * MB, "ok"],
  [199_000 * MB, 1_000_000 * MB, "warning"],
  [200_000 * MB, 1_000_000 * MB, "ok"],
])("doctor reports %d bytes free of %d as %s", (free, total, state, advice = "") => {
  const verdict = judgeSpace({ free, total }, 16 * 1024 * 1024);
  expect(verdict.state).toBe(state);
  expect(verdict.advice ?? "").toContain(advice);
});

test("doctor warns of a disk reserve that is missing or too small", () => {
  const space = { free: 500 * MB, total: 1000 * MB };
  for (const reserve of [0, 15 * 1024 * 1024]) {
    expect(judgeSpace(space, reserve)).toMatchObject({
      state: "warning",
      advice: expect.stringContaining("no reserve"),
    });
  }
});

test.each([
  [0, "ok", null],
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
