import { describe, expect, test } from "vitest";
import {
  addForeignBounces,
  after,
  askedFrom,
  bounced,
  BouncedOrders,
  DAY,
  bouncing,
  db,
  HOUR,
  inactive,
  newOrder,
  now,
  orderWithEmail,
  Outbox,
  recordBounces,
  row,
  sandbox,
  send,
  rows,
} from "../support/email/bounces-fixture";

describe("an order counts as one whose emails come back", () => {
  test.each(["HardBounce", "BadEmailAddress", "SpamComplaint", "ManuallyDeactivated"])(
    "when Postmark reports a %s of an email to its buyer",
    async (type) => {
      const { id, reference, emailId } = await orderWithEmail(bouncing(type.toLowerCase()));
      expect(await bounced()).toEqual([]);
      expect(await recordBounces(now)).toEqual(now);
      expect(await bounced()).toEqual([reference]);
      expect(await BouncedOrders.findTime(db, id)).toBe(now.toISOString());
      expect(await row(emailId)).toMatchObject({ state: "sent", last_error: `bounced: ${type}` });
    },
  );

  test("when Postmark refuses an email because its recipient is inactive", async () => {
    const { reference, emailId } = await orderWithEmail(inactive());
    expect(await row(emailId)).toMatchObject({ state: "failed" });
    expect(await bounced()).toEqual([reference]);
  });

  test("once, since the first report, when several emails come back and each is reported again", async () => {
    const { id, email, reference } = await orderWithEmail(bouncing());
    await recordBounces(now);
    await send(id, email);
    await recordBounces(after(HOUR));
    await recordBounces(after(2 * HOUR));
    expect(await bounced()).toEqual([reference]);
    expect(await BouncedOrders.count(db)).toBe(1);
    const times = rows("select bounced_at from outbox order by bounced_at");
    expect(times).toEqual([now, after(HOUR)].map((at) => ({ bounced_at: at.toISOString() })));
  });
});

test("an email that came back counts also when it was sent while the clock was ahead", async () => {
  const { reference } = await orderWithEmail(bouncing());
  const ahead = { sent_at: after(9 * DAY).toISOString() };
  await db.updateTable("outbox").set(ahead).execute();
  await recordBounces(now);
  expect(await bounced()).toEqual([reference]);
});

describe("an order does not count as one whose emails come back", () => {
  test.each(["softbounce", "transient"])("after a %s", async (type) => {
    await orderWithEmail(bouncing(type));
    await recordBounces(now);
    expect(askedFrom()).toHaveLength(1);
    expect(await bounced()).toEqual([]);
  });

  test("when another product's email to the same address bounced", async () => {
    const { emailId } = await orderWithEmail("ann@a.test");
    addForeignBounces(3);
    await recordBounces(now);
    expect(await bounced()).toEqual([]);
    expect(await row(emailId)).toMatchObject({ bounced_at: null, last_error: null });
  });

  test("when only the team's email about it came back", async () => {
    const { id } = await newOrder("ann@a.test");
    await send(id, bouncing());
    await recordBounces(now);
    expect(await bounced()).toEqual([]);
  });

  test.each(["checkout_open", "flagged", "refunded", "cancelled"] as const)(
    "while it is %s",
    async (state) => {
      await orderWithEmail(bouncing(), state);
      await recordBounces(now);
      expect(await bounced()).toEqual([]);
    },
  );

  test("once Postmark has accepted a later email to the address, but not because of an earlier one", async () => {
    const { id, email, emailId } = await orderWithEmail(bouncing());
    const other = await send(id, email);
    sandbox.postmark.mails.pop();
    await recordBounces(after(HOUR));
    expect(await row(emailId)).toMatchObject({ bounced_at: after(HOUR).toISOString() });
    expect(await bounced()).toHaveLength(1);
    const later = { sent_at: after(2 * HOUR).toISOString() };
    await db.updateTable("outbox").set(later).where("id", "=", other).execute();
    expect(await bounced()).toEqual([]);
  });

  test("once the operator retries or drops the email that Postmark refused", async () => {
    for (const act of [
      (id: string) => Outbox.retry(db, id),
      (id: string) => Outbox.drop(db, id, "she rang"),
    ]) {
      const { emailId } = await orderWithEmail(inactive());
      expect(await bounced()).toHaveLength(1);
      await act(emailId);
      expect(await bounced()).toEqual([]);
    }
  });
});

test("an email that was refused for its recipient is due again once it has another one, but a dropped one is not", async () => {
  const { id, email, emailId } = await orderWithEmail(inactive());
  const dropped = await send(id, email);
  await Outbox.drop(db, dropped, "she rang");
  await Outbox.updateRecipient(db, id, email, "ann@right.test");
  expect(await row(emailId)).toMatchObject({
    ...{ state: "pending", recipient: "ann@right.test", bounced_at: null },
  });
  expect(await row(dropped)).toMatchObject({ state: "failed" });
});
