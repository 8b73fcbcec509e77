import { expect, test } from "vitest";
import { paidOrder, orderOf } from "../support/orders/order-visitor";
import { subjectsOf, tell, untold, write } from "../support/orders/stripe-news";
import { sharedSite } from "../support/site";

const site = await sharedSite();
const { billing } = site.sandbox.stripe;

async function anOrder() {
  const placed = await paidOrder(site);
  return { ...placed, state: () => orderOf(site, placed.fields).state };
}

const ends = [
  ["won", "paid", "Dispute over"],
  ["warning_closed", "paid", "Dispute over"],
  ["lost", "disputed", "Dispute lost"],
] as const;

test.each(ends)("a dispute that is %s leaves the order %s", async (status, after, subject) => {
  const { order, sessionId, state } = await anOrder();
  await billing.dispute(sessionId);
  expect(state()).toBe("disputed");
  await billing.closeDispute(sessionId, status);
  await tell(site, site.sandbox.stripe.events.at(-1));
  expect(state()).toBe(after);
  expect(subjectsOf(site, order).filter((one) => one.startsWith("Dispute"))).toEqual([subject]);
});

test.each(ends)(
  "a dispute that is %s ends so, told before its beginning",
  async (status, after) => {
    const { sessionId, state } = await anOrder();
    const [created, closed] = await untold(site, async () => {
      await billing.dispute(sessionId);
      await billing.closeDispute(sessionId, status);
    });
    expect(await tell(site, closed)).toBe(200);
    expect(await tell(site, created)).toBe(200);
    expect(state()).toBe(after);
  },
);

test("one of two disputes that is won leaves the order disputed for the other", async () => {
  const { sessionId, state } = await anOrder();
  await billing.renew(sessionId, true);
  await billing.dispute(sessionId);
  await billing.dispute(sessionId, { month: 1 });
  await billing.closeDispute(sessionId, "won");
  expect(state()).toBe("disputed");
  await billing.closeDispute(sessionId, "won");
  expect(state()).toBe("paid");
});

test("an order whose dispute was lost ends with its subscription", async () => {
  const { sessionId, state } = await anOrder();
  await billing.dispute(sessionId);
  await billing.closeDispute(sessionId, "lost");
  await billing.endSubscription(sessionId);
  expect(state()).toBe("cancelled");
});

test("a dispute that an earlier version recorded without its id can be won", async () => {
  const { sessionId, state, order } = await anOrder();
  await untold(site, () => billing.dispute(sessionId));
  write(
    site,
    "insert into payment_facts values (?, 'disputed', '', 0, '2026-01-01T00:00:00.000Z')",
    sessionId,
  );
  write(site, "update orders set state = 'disputed' where id = ?", order.id);
  await billing.closeDispute(sessionId, "won");
  expect(state()).toBe("paid");
});
