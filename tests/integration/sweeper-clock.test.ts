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
} from "../support/database/swept-rows";
import { bucketSays } from "../support/operations/bucket-time";

const { judgeClock } = await import("~/operations/retention/clock.server");
const { sweepByClock } = await import("~/operations/retention/sweeper.server");

const from = (ms: number) => new Date(now.getTime() + ms);
const sweepAt = (moment: Date) => sweepByClock(moment, new AbortController().signal);

beforeEach(async () => {
  // The bucket's client corrects its own time by each answer: it is to forget that of the test before.
  await judgeClock(now);
});

describe("the bucket judges the clock", () => {
  test.each([
    ["right", 23 * HOUR],
    ["right", -23 * HOUR],
    ["wrong", 25 * HOUR],
    ["wrong", -25 * HOUR],
  ])("to be %s when it is off by %i ms", async (verdict, lead) => {
    bucketSays(sandbox, now);
    // The bucket tells its time to the second, and time goes on meanwhile.
    const { state, ...off } = await judgeClock(from(lead));
    expect(state).toBe(verdict);
    if ("leadMs" in off) expect(Math.abs(off.leadMs - lead)).toBeLessThan(5000);
  });

  test("by any answer, also a refusal of the request", async () => {
    bucketSays(sandbox, now);
    sandbox.s3.fail({ match: "HEAD /", status: 403 });
    expect(await judgeClock(now)).toEqual({ state: "right" });
  });

  test("and not the database, whose newest time may come from a clock that was ahead", async () => {
    bucketSays(sandbox, now);
    insert("stripe_events", { id: "evt", type: "t", received_at: from(200 * DAY).toISOString() });
    expect(await judgeClock(now)).toEqual({ state: "right" });
  });

  test("and without its answer a clock behind the database's newest time is wrong, one ahead unknown", async () => {
    sandbox.s3.fail({ match: "HEAD /", reset: "before" });
    expect(await judgeClock(now)).toEqual({ state: "unknown" });
    insert("stripe_events", { id: "evt", type: "t", received_at: ago(0) });
    expect(await judgeClock(from(90 * DAY))).toEqual({ state: "unknown" });
    expect(await judgeClock(from(-25 * HOUR))).toEqual({ state: "wrong", leadMs: -25 * HOUR });
    mail("sent", {});
    database.sqlite.exec(`update outbox set created_at = '${from(HOUR).toISOString()}'`);
    expect(await judgeClock(from(-25 * HOUR))).toEqual({ state: "wrong", leadMs: -26 * HOUR });
  });
});

describe("a sweep", () => {
  test.each([
    ["a clock that is wrong", () => bucketSays(sandbox, from(-200 * DAY))],
    ["a clock that nobody judges", () => sandbox.s3.fail({ match: "HEAD /", reset: "before" })],
  ])("by %s deletes nothing but what somebody asked for", async (_, plan) => {
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
    bucketSays(sandbox, now);
    await sweepAt(now);
    expect(idsOf("orders")).toEqual([paid]);
    expect(objects()).not.toContain(sent.key);
  });
});
