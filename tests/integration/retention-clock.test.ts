import { beforeEach, describe, expect, test } from "vitest";
import {
  ago,
  DAY,
  database,
  draft,
  file,
  HOUR,
  idsOf,
  inquiry,
  insert,
  mail,
  now,
  objects,
  order,
  sandbox,
  stateOf,
} from "../support/database/retention-fixture";
import { setBucketClock } from "../support/operations/bucket-responses";

const { judgeClock } = await import("~/operations/retention/clock.server");
const { sweepByClock } = await import("~/operations/retention/sweeper.server");

const from = (ms: number) => new Date(now.getTime() + ms);
const sweepAt = (moment: Date) => sweepByClock(moment, new AbortController().signal);

beforeEach(async () => {
  // The bucket's client corrects its clock by each response: this resets it after the test before.
  await judgeClock(now);
});

describe("the bucket's Date header", () => {
  test.each([
    ["right", 23 * HOUR],
    ["right", -23 * HOUR],
    ["wrong", 25 * HOUR],
    ["wrong", -25 * HOUR],
  ])("shows that the clock is %s when it is off by %i ms", async (verdict, lead) => {
    setBucketClock(sandbox, now);
    // The bucket's time is in whole seconds, and time goes on meanwhile.
    const { state, ...off } = await judgeClock(from(lead));
    expect(state).toBe(verdict);
    if ("leadMs" in off) expect(Math.abs(off.leadMs - lead)).toBeLessThan(5000);
  });

  test("is used from any response, even an error", async () => {
    setBucketClock(sandbox, now);
    sandbox.s3.fail({ match: "HEAD /", status: 403 });
    expect(await judgeClock(now)).toEqual({ state: "right" });
  });

  test("overrides the newest time in the database, which a fast clock may have written", async () => {
    setBucketClock(sandbox, now);
    insert("stripe_events", { id: "evt", type: "t", received_at: from(200 * DAY).toISOString() });
    expect(await judgeClock(now)).toEqual({ state: "right" });
  });

  test("is replaced, when missing, by the database's newest time, which can only show that the clock is slow", async () => {
    sandbox.s3.fail({ match: "HEAD /", reset: "before" });
    expect(await judgeClock(now)).toEqual({ state: "unknown" });
    insert("stripe_events", { id: "evt", type: "t", received_at: ago(0) });
    expect(await judgeClock(from(90 * DAY))).toEqual({ state: "unknown" });
    expect(await judgeClock(from(-25 * HOUR))).toEqual({ state: "wrong", leadMs: -25 * HOUR });
    mail("sent", {});
    database.execute(`update outbox set created_at = '${from(HOUR).toISOString()}'`);
    expect(await judgeClock(from(-25 * HOUR))).toEqual({ state: "wrong", leadMs: -26 * HOUR });
  });
});

describe("a retention pass", () => {
  test.each([
    ["a clock that is wrong", () => setBucketClock(sandbox, from(-200 * DAY))],
    [
      "a clock that the bucket does not confirm",
      () => sandbox.s3.fail({ match: "HEAD /", reset: "before" }),
    ],
  ])("by %s deletes only what a person asked to delete", async (_, plan) => {
    const unpaid = order("received", 31 * DAY);
    const paid = order("assets_received", 200 * DAY);
    const submitted = draft(200 * DAY, { order_id: paid, state: "submitted" });
    inquiry(submitted, 200 * DAY, paid);
    const sent = await file(submitted, "claimed", 200 * DAY);
    const removed = await file(draft(HOUR), "discarded");
    insert("stripe_events", { id: "evt", type: "t", received_at: ago(41 * DAY) });
    plan();
    await sweepAt(now);
    expect(idsOf("orders").sort()).toEqual([unpaid, paid].sort());
    expect(stateOf(sent.id)).toBe("claimed");
    expect(objects()).toContain(sent.key);
    expect(objects()).not.toContain(removed.key);
    expect(idsOf("stripe_events")).toEqual(["evt"]);
    sandbox.reset();
    setBucketClock(sandbox, now);
    await sweepAt(now);
    expect(idsOf("orders")).toEqual([paid]);
    expect(objects()).not.toContain(sent.key);
  });
});
