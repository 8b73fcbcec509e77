import { expect, test } from "vitest";
import { seeded } from "../support/seeded";
import { until } from "../support/until";
import { orderOf, placeOrder, type OrderRow } from "../support/orders/order-visitor";
import { paymentsOf, subjectsOf, tell, untold, write } from "../support/orders/stripe-news";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";

const HISTORIES = 40;
const seeds = Array.from({ length: HISTORIES }, (_, index) => index + 1);
/** One history for each state that any of them ends in, and three of two payments. */
const representatives = [4, 8, 13, 16, 28, 29, 34, 39];

const site = await sharedSite();

type Random = () => number;

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** What may happen at Stripe to a session; a step that is not possible then is left out. */
async function live(random: Random, sessionId: string) {
  const { stripe } = site.sandbox;
  const { billing } = stripe;
  if (random() < 0.3) {
    await stripe.payLater(sessionId);
    await stripe.settle(sessionId, random() < 0.7);
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
    () => billing.retry(sessionId, random() < 0.5),
    () => billing.refund(sessionId, { amount: 1_000 }),
    () => billing.refund(sessionId, { month: 1 }),
    ...(random() < 0.2 ? [() => billing.refund(sessionId)] : []),
    ...(random() < 0.1 ? [() => billing.dispute(sessionId)] : []),
    ...(random() < 0.2 ? [() => billing.endSubscription(sessionId)] : []),
  ];
  const count = Math.floor(random() * 6);
  for (let step = 0; step < count; step += 1) await pick(random, steps)().catch(() => undefined);
}

/** What the site must make of it, from what is true at Stripe in the end. */
function truth(sessionIds: readonly string[], assetsReceived: boolean) {
  const accounts = sessionIds
    .filter((id) => site.sandbox.stripe.find(id)?.payment_status === "paid")
    .map((id) => {
      const { charges, invoices, subscription } = site.sandbox.stripe.account(id)!;
      return {
        refunded: charges[0]!.refunded,
        disputed: charges.some(({ disputed }) => disputed),
        ended: subscription!.status === "canceled",
        missed: invoices.at(-1)!.status === "open",
      };
    });
  const kept = accounts.filter(({ refunded }) => !refunded);
  const running = kept.filter(({ ended }) => !ended);
  const state = () => {
    if (kept.length === 0) return "refunded";
    if (kept.some(({ disputed }) => disputed)) return "disputed";
    if (running.length === 0) return "cancelled";
    if (running.every(({ missed }) => missed)) return "past_due";
    return assetsReceived ? "assets_received" : "paid";
  };
  return { payments: accounts.length, refunded: accounts.length - kept.length, state: state() };
}

function sendAssets({ id }: OrderRow) {
  write(site, "update orders set assets_received_at = '2026-01-01' where id = ?", id);
}

/** An order with a second checkout that an edit opened, while the first could not be closed. */
async function twoSessions() {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  const heal = site.sandbox.stripe.fail({ match: `${sessionId}`, status: 500 });
  await visitor.send({ ...fields, budget: "more" });
  const asked = ({ path, status }: { path: string; status: number }) =>
    path === `/v1/checkout/sessions/${sessionId}` && status === 500;
  await until("the first was left open", () => site.sandbox.stripe.requests.some(asked));
  heal();
  return { fields, order, sessionIds: [sessionId, orderOf(site, fields).stripe_session_id!] };
}

async function oneSession() {
  const { fields, order, sessionId } = await placeOrder(site);
  return { fields, order, sessionIds: [sessionId] };
}

/** Delivers every event, some more than once, in any order; what is not taken comes again later, as at Stripe. */
async function deliver(random: Random, events: Awaited<ReturnType<typeof untold>>) {
  const twice = events.filter(() => random() < 0.4);
  let waiting = shuffled(random, [...events, ...twice]);
  let deliveries = 0;
  while (waiting.length > 0) {
    const [event, ...rest] = waiting;
    if (random() < 0.15) {
      site.sandbox.stripe.fail({ match: "GET", status: pick(random, [500, 429]), times: 1 });
    }
    const status = await tell(site, event);
    if (![200, 404, 409, 503].includes(status)) throw new Error(`Answered ${status}`);
    waiting = status === 200 ? rest : shuffled(random, [...rest, event!]);
    deliveries += 1;
    if (deliveries > 500) throw new Error("The events are never all taken");
  }
  site.sandbox.reset();
  return deliveries;
}

test.each(ofThisRun(seeds, (seed) => representatives.includes(seed)))(
  "history %i has the same end in whatever order, however often and late it is told",
  async (seed) => {
    const random = seeded(seed);
    const { fields, order, sessionIds } = await (random() < 0.3 ? twoSessions() : oneSession());
    const events = await untold(site, async () => {
      for (const id of sessionIds) await live(random, id);
    });
    const assetsReceived = random() < 0.3;
    if (assetsReceived) sendAssets(order);
    const expected = truth(sessionIds, assetsReceived);
    await deliver(random, events);

    const payments = paymentsOf(site, order);
    expect(payments).toHaveLength(expected.payments);
    const { state } = orderOf(site, fields);
    if (expected.payments === 0) return expect(state).toBe("payment_failed");
    expect(state).toBe(expected.state);
    expect(payments.filter((payment) => payment.refunded_at)).toHaveLength(expected.refunded);
    const subjects = subjectsOf(site, order);
    const count = (start: string) => subjects.filter((subject) => subject.startsWith(start)).length;
    expect(count("Your ")).toBe(1);
    expect(count("Paid twice")).toBe(expected.payments - 1);
  },
);
