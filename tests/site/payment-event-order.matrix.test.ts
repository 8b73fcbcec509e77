import { describe, expect, test } from "vitest";
import { money } from "~/content/format";
import { site as brand } from "~/content/site";
import { stripePrices } from "~/content/stripe-prices";
import { Random } from "../support/random";
import { until } from "../support/until";
import { orderOf, placeOrder, type OrderRow } from "../support/orders/order-visitor";
import {
  paymentsOf,
  subjectsOf,
  deliverEvent,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";

const HISTORIES = 40;
const seeds = Array.from({ length: HISTORIES }, (_, index) => index + 1);
/** One history for each final state that occurs, and three with two payments. */
const representatives = [4, 8, 13, 16, 28, 29, 34, 39];

const site = await sharedSite();

const pick = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!;

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Random events at Stripe for a session; a step that is not possible is skipped. */
async function playHistory(random: Random, sessionId: string) {
  const { stripe } = site.sandbox;
  const { billing } = stripe;
  if (random.chance(0.3)) {
    await stripe.payLater(sessionId);
    await stripe.settle(sessionId, random.chance(0.7));
  } else {
    await stripe.pay(sessionId);
  }
  const latePaid = async () => {
    await billing.renew(sessionId, false);
    await billing.retry(sessionId, true);
  };
  const steps = [
    latePaid,
    latePaid,
    () => billing.renew(sessionId, true),
    () => billing.renew(sessionId, false),
    () => billing.retry(sessionId, random.chance(0.5)),
    () => billing.refund(sessionId, { amount: 1_000 }),
    () => billing.refund(sessionId, { month: 1 }),
    ...(random.chance(0.2) ? [() => billing.refund(sessionId)] : []),
    ...(random.chance(0.1) ? [() => billing.dispute(sessionId)] : []),
    ...(random.chance(0.2) ? [() => billing.endSubscription(sessionId)] : []),
  ];
  const count = random.below(6);
  for (let step = 0; step < count; step += 1) await pick(random, steps)().catch(() => undefined);
}

/** What the site must make of it, by the final state at Stripe. */
function expectedState(sessionIds: readonly string[], assetsReceived: boolean) {
  const accounts = sessionIds
    // A session whose bank transfer has failed stays unpaid when its invoice is paid later.
    .filter((id) => site.sandbox.stripe.account(id)?.invoices[0]?.status === "paid")
    .map((id) => {
      const { charges, invoices, subscription } = site.sandbox.stripe.account(id)!;
      return {
        refunded: charges[0]!.refunded,
        disputed: charges.some(({ disputed }) => disputed),
        ended: subscription!.status === "canceled",
        missed: invoices.at(-1)!.status === "open",
      };
    });
  const notRefunded = accounts.filter(({ refunded }) => !refunded);
  const running = notRefunded.filter(({ ended }) => !ended);
  const state = () => {
    if (notRefunded.length === 0) return "refunded";
    if (notRefunded.some(({ disputed }) => disputed)) return "disputed";
    if (running.length === 0) return "cancelled";
    if (running.every(({ missed }) => missed)) return "past_due";
    return assetsReceived ? "assets_received" : "paid";
  };
  const refunded = accounts.length - notRefunded.length;
  return { payments: accounts.length, refunded, state: state() };
}

function sendAssets({ id }: OrderRow) {
  site.execute("update orders set assets_received_at = '2026-01-01' where id = ?", id);
}

/** An order with a second session after an edit, while the first could not be expired. */
async function twoSessions() {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  const heal = site.sandbox.stripe.fail({ match: `${sessionId}`, status: 500 });
  await visitor.send({ ...fields, budget: "more" });
  const stillOpen = ({ path, status }: { path: string; status: number }) =>
    path === `/v1/checkout/sessions/${sessionId}` && status === 500;
  await until("the first was left open", () => site.sandbox.stripe.requests.some(stillOpen));
  heal();
  return { fields, order, sessionIds: [sessionId, orderOf(site, fields).stripe_session_id!] };
}

async function oneSession() {
  const { fields, order, sessionId } = await placeOrder(site);
  return { fields, order, sessionIds: [sessionId] };
}

/** Delivers the events; a refused one is delivered again later, as Stripe does. */
async function deliver(events: Events, beforeEach = () => {}, arrange = (left: Events) => left) {
  let waiting = events;
  for (let deliveries = 0; waiting.length > 0; deliveries += 1) {
    if (deliveries > 500) throw new Error("The events are never all taken");
    const [event, ...rest] = waiting;
    beforeEach();
    const status = await deliverEvent(site, event);
    expect([200, 409, 503]).toContain(status);
    waiting = status === 200 ? rest : arrange([...rest, event!]);
  }
}

type Events = Awaited<ReturnType<typeof withoutWebhooks>>;

/** Delivers every event, some twice, in random order, and Stripe fails now and then. */
async function deliverAtRandom(random: Random, events: Events) {
  const fail = () => {
    if (random.chance(0.15)) {
      site.sandbox.stripe.fail({ match: "GET", status: pick(random, [500, 429]), times: 1 });
    }
  };
  const twice = events.filter(() => random.chance(0.4));
  await deliver(shuffled(random, [...events, ...twice]), fail, (left) => shuffled(random, left));
  site.sandbox.reset();
}

test.each(ofThisRun(seeds, (seed) => representatives.includes(seed)))(
  "random history %i ends in the right state, in whatever order, how often and how late its events arrive",
  async (seed) => {
    const random = new Random(seed);
    const { fields, order, sessionIds } = await (random.chance(0.3) ? twoSessions() : oneSession());
    const events = await withoutWebhooks(site, async () => {
      for (const id of sessionIds) await playHistory(random, id);
    });
    const assetsReceived = random.chance(0.3);
    if (assetsReceived) sendAssets(order);
    const expected = expectedState(sessionIds, assetsReceived);
    await deliverAtRandom(random, events);

    const payments = paymentsOf(site, order);
    expect(payments).toHaveLength(expected.payments);
    const { state } = orderOf(site, fields);
    if (expected.payments === 0) return expect(state).toBe("payment_failed");
    expect(state).toBe(expected.state);
    const subjects = subjectsOf(site, order);
    const count = (start: string) => subjects.filter((subject) => subject.startsWith(start)).length;
    expect(count(`Your ${brand.name} order`)).toBe(1);
    expect(count("Order paid")).toBe(1);
    expect(count("Paid twice")).toBe(expected.payments - 1);
  },
);

/** Every different order of a list; equal items are interchangeable. */
function permutations<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return [...new Set(list)].flatMap((first) => {
    const at = list.indexOf(first);
    const rest = [...list.slice(0, at), ...list.slice(at + 1)];
    return permutations(rest).map((order) => [first, ...order]);
  });
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

const { currency } = stripePrices;
const bankTransfer = {
  taken: ["checkout.session.async_payment_succeeded", "checkout.session.completed", "invoice.paid"],
  mails: ["Order begun", "Order paid", `Your ${brand.name} order`],
};
const laterEvents = {
  taken: [
    "charge.refunded",
    "checkout.session.completed",
    ...["invoice.paid", "invoice.paid"],
    "invoice.payment_failed",
  ],
  mails: [...bankTransfer.mails, `Your refund of ${money({ cents: 1_000, currency })}`],
};

describe.each([
  ["a bank transfer", payByBank, permutations([0, 1, 2, 0, 1, 2]), bankTransfer],
  [
    "a paid order's later events",
    payMissAndRefund,
    permutations([0, 1, 2, 3, 4]).map((places) => [...places, ...places]),
    laterEvents,
  ],
] as const)("%s, each event delivered twice,", (_, happen, all, { taken, mails }) => {
  const rows = all.map((places) => ({ places, sequence: places.join(" ") }));

  test.each(ofThisRun(rows, isSample(rows)))(
    "ends the same in the sequence $sequence",
    async ({ places }) => {
      const { fields, order, sessionId } = await placeOrder(site);
      const events = await withoutWebhooks(site, () => happen(sessionId));
      expect(new Set(places)).toEqual(new Set(events.keys()));
      await deliver(places.map((place) => events[place]!));
      const missedOnArrival = places.indexOf(MISSED) < places.indexOf(MADE_GOOD);
      const mailed = [...(missedOnArrival ? ["Monthly payment missed"] : []), ...mails];
      const recorded = site.rows<{ type: string }>(
        `select type from stripe_events where id in (${events.map(() => "?").join()}) order by type`,
        ...events.map(({ id }) => id),
      );
      expect(recorded.map(({ type }) => type)).toEqual(taken);
      expect(orderOf(site, fields).state).toBe("paid");
      expect(paymentsOf(site, order)).toHaveLength(1);
      expect(subjectsOf(site, order).sort()).toEqual(mailed);
    },
  );
});
