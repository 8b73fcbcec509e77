import { describe, expect, test } from "vitest";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import {
  paymentsOf,
  subjectsOf,
  deliverEvent,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";

const site = await sharedSite();

/** Every different order of a list; equal items are interchangeable. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return [...new Set(list)].flatMap((first) => {
    const at = list.indexOf(first);
    const rest = [...list.slice(0, at), ...list.slice(at + 1)];
    return permutations(rest).map((order) => [first, ...order]);
  });
}

/** Places an order and lets events happen at Stripe without delivering them. */
async function orderWith(happen: (sessionId: string) => Promise<void>) {
  const placed = await placeOrder(site);
  const events = await withoutWebhooks(site, () => happen(placed.sessionId));
  return { ...placed, events };
}

type OrderWithEvents = Awaited<ReturnType<typeof orderWith>>;

/** Delivers the events in this order; a refused one is delivered again later, as Stripe does. */
async function deliverAll({ events }: OrderWithEvents, places: number[]) {
  expect(new Set(places)).toEqual(new Set(events.keys()));
  let left = places;
  for (let round = 0; left.length > 0; round += 1) {
    if (round > events.length) throw new Error("The events are never all taken");
    const refused = [];
    for (const place of left) {
      const status = await deliverEvent(site, events[place]);
      expect([200, 409, 503]).toContain(status);
      if (status !== 200) refused.push(place);
    }
    left = refused;
  }
}

/** The result on the site. */
function end({ fields, order, events }: OrderWithEvents) {
  const taken = site.rows<{ type: string }>(
    `select type from stripe_events where id in (${events.map(() => "?").join()}) order by type`,
    ...events.map(({ id }) => id),
  );
  return {
    taken: taken.map(({ type }) => type),
    state: orderOf(site, fields).state,
    payments: paymentsOf(site, order).length,
    mails: subjectsOf(site, order).sort(),
  };
}

async function payByBank(sessionId: string) {
  await site.sandbox.stripe.payLater(sessionId);
  await site.sandbox.stripe.settle(sessionId, true);
}

/** Positions of the events in the following history. */
const MISSED = 2;
const MADE_GOOD = 3;

/** Paid; the second month's payment is missed and then made; a part is refunded. */
async function payMissAndRefund(sessionId: string) {
  const { stripe } = site.sandbox;
  await stripe.pay(sessionId);
  await stripe.billing.renew(sessionId, false);
  await stripe.billing.retry(sessionId, true);
  await stripe.billing.refund(sessionId, { amount: 1_000 });
}

/** A sample of ten, evenly spread over all orders. */
const isSample =
  (orders: readonly unknown[]) =>
  (_: unknown, index: number): boolean =>
    index % (orders.length / 10) === 4;

describe("a bank transfer with each of its events delivered twice", () => {
  const all = permutations([0, 1, 2, 0, 1, 2]).map((places) => ({
    places,
    sequence: places.join(" "),
  }));

  test("has 90 possible sequences", () => expect(all).toHaveLength(90));

  test.each(ofThisRun(all, isSample(all)))(
    "ends the same in the sequence $sequence",
    async ({ places }) => {
      const order = await orderWith(payByBank);
      await deliverAll(order, places);
      expect(end(order)).toEqual({
        taken: [
          "checkout.session.async_payment_succeeded",
          "checkout.session.completed",
          "invoice.paid",
        ],
        state: "paid",
        payments: 1,
        mails: ["Order begun", "Order paid", "Your Sitewright order"],
      });
    },
  );
});

describe("a paid order's later events, each delivered twice,", () => {
  const all = permutations([0, 1, 2, 3, 4]).map((places) => ({
    places,
    sequence: places.join(" "),
  }));

  test("have 120 possible sequences", () => expect(all).toHaveLength(120));

  test.each(ofThisRun(all, isSample(all)))(
    "end the same in the sequence $sequence",
    async ({ places }) => {
      const order = await orderWith(payMissAndRefund);
      await deliverAll(order, [...places, ...places]);
      const missedOnArrival = places.indexOf(MISSED) < places.indexOf(MADE_GOOD);
      expect(end(order)).toEqual({
        taken: [
          "charge.refunded",
          "checkout.session.completed",
          "invoice.paid",
          "invoice.paid",
          "invoice.payment_failed",
        ],
        state: "paid",
        payments: 1,
        mails: [
          ...(missedOnArrival ? ["Monthly payment missed"] : []),
          "Order begun",
          "Order paid",
          "Your Sitewright order",
        ],
      });
    },
  );
});
