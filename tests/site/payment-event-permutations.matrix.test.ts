import { describe, expect, test } from "vitest";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { paymentsOf, subjectsOf, tell, untold } from "../support/orders/stripe-news";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";

const site = await sharedSite();

/** Every different order of a list; things that are equal in it change places unnoticed. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return [...new Set(list)].flatMap((first) => {
    const at = list.indexOf(first);
    const rest = [...list.slice(0, at), ...list.slice(at + 1)];
    return permutations(rest).map((order) => [first, ...order]);
  });
}

/** Places an order and lets a story happen at Stripe, of which the site is told nothing. */
async function anOrder(happen: (sessionId: string) => Promise<void>) {
  const placed = await placeOrder(site);
  const events = await untold(site, () => happen(placed.sessionId));
  return { ...placed, events };
}

type Told = Awaited<ReturnType<typeof anOrder>>;

/** Tells the events in the order of these places; what is not taken yet comes again later, as at Stripe. */
async function tellAll({ events }: Told, places: number[]) {
  expect(new Set(places)).toEqual(new Set(events.keys()));
  let left = places;
  for (let round = 0; left.length > 0; round += 1) {
    if (round > events.length) throw new Error("The events are never all taken");
    const refused = [];
    for (const place of left) {
      const status = await tell(site, events[place]);
      expect([200, 409, 503]).toContain(status);
      if (status !== 200) refused.push(place);
    }
    left = refused;
  }
}

/** What the site has made of it. */
function end({ fields, order, events }: Told) {
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

/** Where in the following story the month is missed, and made good. */
const MISSED = 2;
const MADE_GOOD = 3;

/** Paid; the second month is missed, then made good; a part is given back. */
async function payAndGoOn(sessionId: string) {
  const { stripe } = site.sandbox;
  await stripe.pay(sessionId);
  await stripe.billing.renew(sessionId, false);
  await stripe.billing.retry(sessionId, true);
  await stripe.billing.refund(sessionId, { amount: 1_000 });
}

/** A sample of ten, spread over all orders: every so many of them. */
const isSample =
  (orders: readonly unknown[]) =>
  (_: unknown, index: number): boolean =>
    index % (orders.length / 10) === 4;

describe("a payment by bank, each event told twice, has one end in every order of them all", () => {
  const all = permutations([0, 1, 2, 0, 1, 2]).map((places) => ({ places }));

  test("of which there are 90", () => expect(all).toHaveLength(90));

  test.each(ofThisRun(all, isSample(all)))("$places", async ({ places }) => {
    const order = await anOrder(payByBank);
    await tellAll(order, places);
    expect(end(order)).toEqual({
      taken: [
        "checkout.session.async_payment_succeeded",
        "checkout.session.completed",
        "invoice.paid",
      ],
      state: "paid",
      payments: 1,
      mails: ["New order", "Your Sitewright order"],
    });
  });
});

describe("a paid order's later life, each event told twice, has one end in every order", () => {
  const all = permutations([0, 1, 2, 3, 4]).map((places) => ({ places }));

  test("of which there are 120", () => expect(all).toHaveLength(120));

  test.each(ofThisRun(all, isSample(all)))("$places", async ({ places }) => {
    const order = await anOrder(payAndGoOn);
    await tellAll(order, [...places, ...places]);
    const missedWhenTold = places.indexOf(MISSED) < places.indexOf(MADE_GOOD);
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
        ...(missedWhenTold ? ["Monthly payment missed"] : []),
        "New order",
        "Your Sitewright order",
      ],
    });
  });
});
