import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "../site";
import { orderOf, placeOrder } from "./order-visitor";
import { paymentsOf, subjectsOf, tell, untold } from "./stripe-news";

// Hundreds of orders, each sent, paid and told of.
const PATIENCE_MS = 180_000;

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

afterAll(() => site.stop());

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

test(
  "a payment by bank, each event told twice, has one end in every order of them all",
  async () => {
    const all = permutations([0, 1, 2, 0, 1, 2]);
    expect(all).toHaveLength(90);
    for (const places of all) {
      const order = await anOrder(payByBank);
      await tellAll(order, places);
      expect({ places, ...end(order) }).toEqual({
        places,
        taken: [
          "checkout.session.async_payment_succeeded",
          "checkout.session.completed",
          "invoice.paid",
        ],
        state: "paid",
        payments: 1,
        mails: ["New order", "Your Sitewright order"],
      });
    }
  },
  PATIENCE_MS,
);

test(
  "a paid order's later life, each event told twice, has one end in every order",
  async () => {
    const all = permutations([0, 1, 2, 3, 4]);
    expect(all).toHaveLength(120);
    for (const places of all) {
      const order = await anOrder(payAndGoOn);
      await tellAll(order, [...places, ...places]);
      const missedWhenTold = places.indexOf(MISSED) < places.indexOf(MADE_GOOD);
      expect({ places, ...end(order) }).toEqual({
        places,
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
    }
  },
  PATIENCE_MS,
);
