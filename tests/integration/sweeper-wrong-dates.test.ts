import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import {
  ago,
  bucket,
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
  order,
  sandbox,
  stateOf,
  sweep,
} from "../support/database/swept-rows";

// What a clock that was wrong has left behind, and that no clock decides.

const OutboxQueue = await import("~/email/outbox-queue.repository.server");
const { deleteExpiredLimits } = await import("~/operations/retention/old-records.server");
const { openCheckout } = await import("~/payments/checkout.server");

const from = (ms: number) => new Date(now.getTime() + ms);

beforeEach(() => void database.sqlite.exec("delete from replaced_checkouts"));

describe("an order that nobody has changed for 30 days", () => {
  async function withCheckout(): Promise<{ id: string; sessionId: string }> {
    const id = order("checkout_open", 31 * DAY);
    const opened = await openCheckout({ orderId: id, attempt: 1, email: "a@b.test" });
    if (!opened.ok) throw new Error(opened.reason);
    const { sessionId } = opened;
    database.sqlite
      .prepare("update orders set stripe_session_id = ? where id = ?")
      .run(sessionId, id);
    return { id, sessionId };
  }

  test("stays with its draft while its checkout is open, and goes once that has expired", async () => {
    const { id, sessionId } = await withCheckout();
    const draftId = draft(31 * DAY, { order_id: id });
    await sweep();
    expect([idsOf("orders"), idsOf("drafts")]).toEqual([[id], [draftId]]);
    await sandbox.stripe.expire(sessionId);
    await sweep();
    expect([idsOf("orders"), idsOf("drafts")]).toEqual([[], []]);
  });

  test("stays while Stripe does not say what became of its checkout", async () => {
    const { id, sessionId } = await withCheckout();
    await sandbox.stripe.expire(sessionId);
    const heal = sandbox.stripe.fail({ match: "GET ", status: 500 });
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
    heal();
    await sweep();
    expect(idsOf("orders")).toEqual([]);
  });

  test("goes where Stripe knows no such checkout", async () => {
    order("checkout_open", 31 * DAY, { stripe_session_id: "cs_test_of_another_account" });
    await sweep();
    expect(idsOf("orders")).toEqual([]);
  });

  test("stays while a checkout that was replaced is not known to be over", async () => {
    const id = order("checkout_expired", 31 * DAY);
    const stripe_session_id = `cs_${randomUUID()}`;
    insert("replaced_checkouts", { stripe_session_id, order_id: id, replaced_at: ago(31 * DAY) });
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
    database.sqlite.exec("delete from replaced_checkouts");
    await sweep();
    expect(idsOf("orders")).toEqual([]);
  });
});

describe("a file that was sent for a site", () => {
  async function submitted() {
    const draftId = draft(200 * DAY, { state: "submitted" });
    inquiry(draftId, 200 * DAY);
    return file(draftId, "claimed", 200 * DAY);
  }

  test("stays while the bucket calls it younger than 180 days, whatever its date says", async () => {
    const { id, key } = await submitted();
    sandbox.s3.backdate("project-assets", key, from(-179 * DAY));
    await sweep();
    expect(stateOf(id)).toBe("claimed");
    sandbox.s3.backdate("project-assets", key, from(-181 * DAY));
    await sweep();
    expect(idsOf("uploads")).toEqual([]);
  });

  test("stays while the bucket does not say how old it is, and goes where it is gone", async () => {
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

test("a mail whose next try a clock has dated far ahead is due now", async () => {
  const [late, soon] = [mail("pending", {}), mail("pending", {})];
  const due = database.sqlite.prepare("update outbox set next_attempt_at = ? where id = ?");
  due.run(from(200 * DAY).toISOString(), late);
  due.run(from(HOUR).toISOString(), soon);
  expect((await OutboxQueue.findAllSendable(database.db, 5, [], now)).map(({ id }) => id)).toEqual([
    late,
  ]);
});

test("counts of posts from a clock that was ahead are forgotten", async () => {
  for (const [key, ms] of Object.entries({ ahead: 200 * DAY, running: HOUR })) {
    insert("rate_limits", { key, points: 3, expire: now.getTime() + ms });
  }
  await deleteExpiredLimits(now, new AbortController().signal);
  expect(idsOf("rate_limits", "key")).toEqual(["running"]);
});
