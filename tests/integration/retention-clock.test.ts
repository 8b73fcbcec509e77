import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY, db, execute, HOUR, insert, sandbox } from "../support/database/application";
import {
  ago,
  bucket,
  draft,
  file,
  idsOf,
  inquiry,
  mail,
  now,
  objects,
  order,
  stateOf,
  sweep,
} from "../support/database/retention-fixture";
import { setBucketClock } from "../support/operations/bucket-responses";

const OutboxQueue = await import("~/server/email/outbox-queue.repository.server");
const { openCheckout } = await import("~/server/stripe/open-checkout.server");
const { judgeClock } = await import("~/operations/retention/clock.server");
const { sweepByClock } = await import("~/operations/retention/sweeper.server");

const from = (ms: number) => new Date(now.getTime() + ms);
const sweepAt = (moment: Date) => sweepByClock(moment, new AbortController().signal);

// The bucket's client corrects its clock by each response: this resets it after the test before.
beforeEach(() => judgeClock(now));

describe("the bucket's Date header", () => {
  test.each([
    ["right", 0.9 * HOUR],
    ["right", -0.9 * HOUR],
    ["wrong", 1.1 * HOUR],
    ["wrong", -1.1 * HOUR],
  ])("shows that the clock is %s when it is off by %i ms", async (verdict, lead) => {
    setBucketClock(sandbox, now);
    // The bucket's time is in whole seconds, and time goes on meanwhile.
    const { state, ...off } = await judgeClock(from(lead));
    expect(state).toBe(verdict);
    if ("leadMs" in off) expect(Math.abs(off.leadMs - lead)).toBeLessThan(5000);
  });

  test("is used from any response, even an error, and overrides what a fast clock may have written", async () => {
    setBucketClock(sandbox, now);
    sandbox.s3.fail({ match: "HEAD /", status: 403 });
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
    execute(`update outbox set created_at = '${from(HOUR).toISOString()}'`);
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

// Rows that a wrong clock has dated: retention asks Stripe or the bucket instead of the clock.
describe("an unpaid order unchanged for 30 days", () => {
  async function withCheckout(): Promise<{ id: string; sessionId: string }> {
    const id = order("checkout_open", 31 * DAY);
    const opened = await openCheckout({ orderId: id, attempt: 1, email: "a@b.test" }, 5_000);
    if (!opened.ok) throw new Error(opened.reason);
    const { sessionId } = opened;
    execute("update orders set stripe_session_id = ? where id = ?", sessionId, id);
    return { id, sessionId };
  }

  test("is kept with its draft while its checkout is open, and deleted once that has expired", async () => {
    const { id, sessionId } = await withCheckout();
    const draftId = draft(31 * DAY, { order_id: id });
    await sweep();
    expect([idsOf("orders"), idsOf("drafts")]).toEqual([[id], [draftId]]);
    await sandbox.stripe.expire(sessionId);
    await sweep();
    expect([idsOf("orders"), idsOf("drafts")]).toEqual([[], []]);
  });

  test("is kept while Stripe does not answer about its checkout", async () => {
    const { id, sessionId } = await withCheckout();
    await sandbox.stripe.expire(sessionId);
    const heal = sandbox.stripe.fail({ match: "GET ", status: 500 });
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
    heal();
    await sweep();
    expect(idsOf("orders")).toEqual([]);
  });

  test("is deleted when Stripe does not know its checkout", async () => {
    order("checkout_open", 31 * DAY, { stripe_session_id: "cs_test_of_another_account" });
    await sweep();
    expect(idsOf("orders")).toEqual([]);
  });

  test("is kept while a superseded session of it is not known to be expired", async () => {
    const id = order("checkout_expired", 31 * DAY);
    const superseded = { stripe_session_id: `cs_${randomUUID()}`, superseded_at: ago(31 * DAY) };
    insert("superseded_checkouts", { order_id: id, ...superseded });
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
    execute("delete from superseded_checkouts");
    await sweep();
    expect(idsOf("orders")).toEqual([]);
  });
});

describe("a submitted file", () => {
  async function submitted() {
    const draftId = draft(200 * DAY, { state: "submitted" });
    inquiry(draftId, 200 * DAY);
    return file(draftId, "claimed", 200 * DAY);
  }

  test("is kept until the bucket's date is 180 days old, whatever the database says", async () => {
    const { id, key } = await submitted();
    sandbox.s3.backdate("project-assets", key, from(-179 * DAY));
    await sweep();
    expect(stateOf(id)).toBe("claimed");
    sandbox.s3.backdate("project-assets", key, from(-181 * DAY));
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
  });

  test("is kept while the bucket does not answer with its date, and its row is deleted when the object is gone", async () => {
    const { id, key } = await submitted();
    const heal = sandbox.s3.fail({ match: "HEAD /", status: 500 });
    await sweep();
    expect(stateOf(id)).toBe("claimed");
    heal();
    await bucket.deleteObject(key);
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
  });
});

test("an email whose next attempt was dated far ahead by a fast clock is due now", async () => {
  const [late] = [12 * HOUR, 7 * HOUR].map((ms) => {
    const id = mail("pending", {});
    const due = from(ms).toISOString();
    execute("update outbox set next_attempt_at = ? where id = ?", due, id);
    return id;
  });
  const sendable = await OutboxQueue.findAllSendable(db, 5, [], now);
  expect(sendable.map(({ id }) => id)).toEqual([late]);
});
