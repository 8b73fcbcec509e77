import { describe, expect, test } from "vitest";
import { until } from "../support/until";
import {
  calls,
  database,
  enqueueAbout,
  mailTo,
  newOrder,
  Outbox,
  outbox,
  row,
  sandbox,
  SEND_TIMEOUT_MS,
  work,
} from "../support/email/outbox-fixture";

/** An email about an order that Postmark is slow to answer about. */
async function beingSent(to: string, status?: number) {
  const order = await newOrder();
  sandbox.postmark.fail({ status, delayMs: 300, times: 1 });
  const [id = ""] = await enqueueAbout(order, mailTo(to, "One"));
  const sending = outbox.deliverWithin(id, SEND_TIMEOUT_MS);
  await until("it is being sent", () => calls() === 1);
  return { id, order, sending };
}

describe("an email that an operator drops while it is being sent", () => {
  async function dropWhileSending(status?: number) {
    const { id, sending } = await beingSent("ann@a.test", status);
    expect(await Outbox.retry(database.db, id)).toBe(false);
    expect(await Outbox.drop(database.db, id, "a mistake")).toBe(true);
    return { id, sent: await sending };
  }

  test("counts as sent when Postmark has accepted it", async () => {
    const { id, sent } = await dropWhileSending();
    expect(sent).toBe(true);
    expect(row(id)).toMatchObject({ state: "sent", leased_until: null });
    expect(await Outbox.drop(database.db, id, "too late")).toBe(false);
  });

  test("stays dropped when the delivery fails, and can be retried", async () => {
    const { id } = await dropWhileSending(500);
    expect(row(id)).toMatchObject({ state: "failed", last_error: "dropped: a mistake" });
    expect(await Outbox.retry(database.db, id)).toBe(true);
    expect(row(id)).toMatchObject({ state: "pending", attempts: 0, last_error: null });
  });
});

test.each([
  ["refuses it for its former recipient", "gone@inactive.test", ["right@b.test"]],
  ["accepts it for its former recipient", "wrong@a.test", ["wrong@a.test", "right@b.test"]],
])(
  "an email that is readdressed while Postmark %s is due at once, and is sent to its new recipient",
  async (_, from, to) => {
    const { id, order, sending } = await beingSent(from);
    await Outbox.updateRecipient(database.db, order, from, "right@b.test");
    expect(await sending).toBe(false);
    expect(row(id)).toMatchObject({
      ...{ state: "pending", recipient: "right@b.test", attempts: 0 },
      ...{ leased_until: null, last_error: null, bounced_at: null, message_id: null },
    });
    await work("it is sent", () => row(id).state === "sent");
    expect(sandbox.postmark.mails.map(({ To }) => To)).toEqual(to);
  },
);
