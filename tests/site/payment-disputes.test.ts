import { expect, test } from "vitest";
import { paidOrder, orderOf } from "../support/orders/order-visitor";
import { subjectsOf, deliverEvent, withoutWebhooks } from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";

const site = await sharedSite();
const { billing } = site.sandbox.stripe;

async function newPaidOrder() {
  const placed = await paidOrder(site);
  return { ...placed, state: () => orderOf(site, placed.fields).state };
}

const ends = [
  ["won", "paid", "Dispute over"],
  ["warning_closed", "paid", "Dispute over"],
  ["lost", "disputed", "Dispute lost"],
] as const;

test.each(ends)("a dispute that is %s leaves the order %s", async (status, after, subject) => {
  const { order, sessionId, state } = await newPaidOrder();
  await billing.dispute(sessionId);
  expect(state()).toBe("disputed");
  await billing.closeDispute(sessionId, status);
  await deliverEvent(site, site.sandbox.stripe.events.at(-1));
  expect(state()).toBe(after);
  expect(subjectsOf(site, order).filter((one) => one.startsWith("Dispute"))).toEqual([subject]);
});

test.each(ends)(
  "a dispute that is %s leaves the order %s, even when its closing is delivered before its opening",
  async (status, after) => {
    const { sessionId, state } = await newPaidOrder();
    const [created, closed] = await withoutWebhooks(site, async () => {
      await billing.dispute(sessionId);
      await billing.closeDispute(sessionId, status);
    });
    expect(await deliverEvent(site, closed)).toBe(200);
    expect(await deliverEvent(site, created)).toBe(200);
    expect(state()).toBe(after);
  },
);

test("winning one of two disputes leaves the order disputed", async () => {
  const { sessionId, state } = await newPaidOrder();
  await billing.renew(sessionId, true);
  await billing.dispute(sessionId);
  await billing.dispute(sessionId, { month: 1 });
  await billing.closeDispute(sessionId, "won");
  expect(state()).toBe("disputed");
  await billing.closeDispute(sessionId, "won");
  expect(state()).toBe("paid");
});

test("an order with a lost dispute is cancelled when its subscription ends", async () => {
  const { sessionId, state } = await newPaidOrder();
  await billing.dispute(sessionId);
  await billing.closeDispute(sessionId, "lost");
  await billing.endSubscription(sessionId);
  expect(state()).toBe("cancelled");
});

test("a dispute that an earlier release recorded without its id can be won", async () => {
  const { sessionId, state, order } = await newPaidOrder();
  await withoutWebhooks(site, () => billing.dispute(sessionId));
  site.execute(
    "insert into payment_facts values (?, 'disputed', '', 0, '2026-01-01T00:00:00.000Z')",
    sessionId,
  );
  site.execute("update orders set state = 'disputed' where id = ?", order.id);
  await billing.closeDispute(sessionId, "won");
  expect(state()).toBe("paid");
});
