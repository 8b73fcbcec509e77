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
} from "../support/database/retention-fixture";

// Rows that a wrong clock has dated: retention asks Stripe or the bucket instead of the clock.

const OutboxQueue = await import("~/email/outbox-queue.repository.server");
const { deleteExpiredLimits } = await import("~/operations/retention/old-records.server");
const { openCheckout } = await import("~/payments/checkout-sessions.server");

const from = (ms: number) => new Date(now.getTime() + ms);

beforeEach(() => void database.execute("delete from replaced_checkouts"));

describe("an unpaid order unchanged for 30 days", () => {
  async function withCheckout(): Promise<{ id: string; sessionId: string }> {
    const id = order("checkout_open", 31 * DAY);
    const opened = await openCheckout({ orderId: id, attempt: 1, email: "a@b.test" });
    if (!opened.ok) throw new Error(opened.reason);
    const { sessionId } = opened;
    database.execute("update orders set stripe_session_id = ? where id = ?", sessionId, id);
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
    const stripe_session_id = `cs_${randomUUID()}`;
    insert("replaced_checkouts", { stripe_session_id, order_id: id, replaced_at: ago(31 * DAY) });
    await sweep();
    expect(idsOf("orders")).toEqual([id]);
    database.execute("delete from replaced_checkouts");
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
  const [late, soon] = [mail("pending", {}), mail("pending", {})];
  for (const [id, ms] of [
    [late, 200 * DAY],
    [soon, HOUR],
  ] as const) {
    const due = from(ms).toISOString();
    database.execute("update outbox set next_attempt_at = ? where id = ?", due, id);
  }
  expect((await OutboxQueue.findAllSendable(database.db, 5, [], now)).map(({ id }) => id)).toEqual([
    late,
  ]);
});

test("rate limit counts dated far ahead by a fast clock are deleted", async () => {
  for (const [key, ms] of Object.entries({ ahead: 200 * DAY, running: HOUR })) {
    insert("rate_limits", { key, points: 3, expire: now.getTime() + ms });
  }
  await deleteExpiredLimits(now, new AbortController().signal);
  expect(idsOf("rate_limits", "key")).toEqual(["running"]);
});
