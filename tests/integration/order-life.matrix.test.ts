import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import type Stripe from "stripe";
import { beforeEach, expect, test } from "vitest";
import type { LedgerTable } from "~/server/database/money-tables";
import type { OrdersTable } from "~/server/database/tables";
import { StripeRefusal } from "../../sandbox/stripe/errors";
import { db, details, execute, HOUR, rows, sandbox } from "../support/database/application";
import { Random } from "../support/random";
import { ofThisRun } from "../support/this-run";

const { together } = await import("~/orders/ledger");
const { applyMissedEvents } = await import("~/orders/missed-events.server");
const Orders = await import("~/orders/orders.repository.server");
const { placeOrder } = await import("~/orders/place-order.server");
const { reconcileOrders } = await import("~/orders/reconcile.server");
const { applyEvent } = await import("~/orders/stripe-events.server");
const { StripeUnreachable } = await import("~/server/stripe/stripe-queries.server");

const seeds = Array.from({ length: 200 }, (_, index) => index + 1);
/** One life for each state at its end. */
const representatives = [14, 40, 45, 47, 50, 77];

const { stripe } = sandbox;
const { billing } = stripe;

beforeEach(() => {
  stripe.events.length = 0;
});

type Step = () => Promise<unknown>;

/** Merges lists into one, in which the items of each keep their sequence. */
function interleaved<T>(random: Random, lists: readonly (readonly T[])[]): T[] {
  const turns = shuffled(
    random,
    lists.map((list) => [...list]).flatMap((left) => left.map(() => left)),
  );
  return turns.map((left) => left.shift()!);
}

function shuffled<T>(random: Random, list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Half a year of an order at Stripe, of which the site hears nothing yet; a step that is not possible is left out. */
async function live(random: Random, id: string): Promise<Stripe.Event[]> {
  const byTransfer = random.chance(0.3);
  const arrives = !byTransfer || random.chance(0.9);
  if (byTransfer) {
    await stripe.payLater(id);
    await stripe.settle(id, arrives);
  } else {
    await stripe.pay(id);
  }
  const missed = random.below(6);
  const months = [0, 1, 2, 3, 4, 5].flatMap((month): Step[] =>
    month === missed
      ? [() => billing.renew(id, false), () => billing.retry(id, true)]
      : [() => billing.renew(id, true)],
  );
  const pending = random.chance(0.4);
  const settled = random.chance(0.5) ? "succeeded" : "failed";
  const inquiry = random.chance(0.3);
  const ended = random.chance(0.8) ? "won" : "lost";
  const end = () => billing.endSubscription(id);
  const afterPayment = [
    months,
    [
      () => billing.refund(id, { amount: 1_001 }),
      () => billing.refund(id, { amount: 2_003, month: random.below(3), pending }),
      ...(pending ? [() => billing.settleRefund(id, settled)] : []),
    ],
    [
      () => billing.dispute(id, { month: random.below(3), inquiry }),
      ...(inquiry ? [() => billing.escalateInquiry(id)] : []),
      () => billing.closeDispute(id, ended),
    ],
    random.chance(0.25) ? [end] : [],
    random.chance(0.2) ? [() => billing.refund(id)] : [],
    random.chance(0.1) ? [() => billing.renew(id, false)] : [],
  ];
  for (const step of interleaved<Step>(random, arrives ? afterPayment : [[end]])) {
    await step().catch((error: unknown) => {
      if (!(error instanceof StripeRefusal)) throw error;
    });
  }
  return stripe.events.map(({ payload }) => JSON.parse(payload) as Stripe.Event);
}

/** What the sandbox's Stripe has of it in the end, in cents. */
function atStripe(sessionId: string) {
  const { charges, disputes, invoices, subscription } = stripe.account(sessionId)!;
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const movements = disputes.flatMap(({ balance_transactions: moved }) => moved);
  const isLost = disputes.some(({ status }) => status === "lost");
  const isEnded = subscription?.status === "canceled";
  const state = () => {
    if (charges.length === 0) return "payment_failed";
    if (charges[0]!.refunded) return "refunded";
    if (disputes.some(({ status }) => status.endsWith("needs_response"))) return "disputed";
    if (isLost && !isEnded) return "disputed";
    if (isEnded) return "cancelled";
    return invoices.at(-1)!.status === "open" ? "past_due" : "paid";
  };
  return {
    state: state(),
    cents:
      sum(charges.map(({ amount, amount_refunded }) => amount - amount_refunded)) +
      sum(movements.map(({ amount }) => amount)),
    disputeFees: sum(movements.map(({ fee }) => fee)),
  };
}

type Row = Selectable<LedgerTable>;

async function placed() {
  const { orderId } = await placeOrder(randomUUID(), details);
  const changed =
    "state, version, paid_at, stripe_session_id, checkout_url, checkout_expires_at, reconciled_at, updated_at";
  const before = rows<Selectable<OrdersTable>>(`select ${changed} from orders`)[0]!;
  /** Forgets what the site has heard since. */
  const forget = () => {
    const heard = ["ledger", "order_events", "outbox", "payments", "stripe_events", "order_links"];
    for (const table of heard) execute(`delete from ${table}`);
    const columns = Object.keys(before).map((column) => `${column} = ?`);
    execute(`update orders set ${columns.join()}`, ...Object.values(before));
  };
  const result = async () => {
    const ledger = rows<Row>("select * from ledger order by id");
    const history = rows<{ kind: string; facts: string }>("select kind, facts from order_events");
    const told = history.filter(({ facts }) => facts !== "{}").map((one) => JSON.stringify(one));
    expect(new Set(told).size, "nothing is told twice").toBe(told.length);
    return {
      state: (await Orders.findById(db, orderId))!.state,
      // When a payment was made is when the site learns of it.
      ledger: ledger.map((row) =>
        row.kind === "charge" ? { ...row, created_at: "", moved_at: "" } : row,
      ),
    };
  };
  return { sessionId: before.stripe_session_id!, forget, result };
}

/** Applies every event, some twice, in random order, and Stripe fails now and then: then it is delivered again later. */
async function deliverAtRandom(random: Random, events: Stripe.Event[]) {
  let waiting = shuffled(random, [...events, ...events.filter(() => random.chance(0.5))]);
  for (let deliveries = 0; waiting.length > 0; deliveries += 1) {
    if (deliveries > 1_000) throw new Error("The events are never all taken");
    const [event, ...rest] = waiting;
    failNowAndThen(random);
    const outcome = await applyEvent(event!).catch((error: unknown) => {
      if (error instanceof StripeUnreachable) return "not_yet";
      throw error;
    });
    waiting = outcome === "not_yet" ? shuffled(random, [...rest, event!]) : rest;
  }
  sandbox.reset();
}

/** With the webhooks off. */
async function reconcile(random: Random) {
  let seen = {};
  for (let pass = 0; pass < 50; pass += 1) {
    failNowAndThen(random);
    const now = new Date(Date.now() + 2 * HOUR);
    if (random.chance(0.5)) await reconcileOrders(now);
    ({ seen } = await applyMissedEvents(now, seen));
    if ("completeAt" in seen && seen.completeAt) return sandbox.reset();
  }
  throw new Error("The events are never all applied");
}

function failNowAndThen(random: Random) {
  if (random.chance(0.15)) {
    stripe.fail({ match: "GET", status: random.chance(0.5) ? 500 : 429, times: 1 });
  }
}

test.each(ofThisRun(seeds, (seed) => representatives.includes(seed)))(
  "life %i leaves the same money and state by its events in any order, late and twice, and by reconciliation alone, and to the cent what Stripe has",
  async (seed) => {
    const random = new Random(seed);
    const { sessionId, forget, result } = await placed();
    const events = await live(random, sessionId);
    for (const event of events) expect(await applyEvent(event)).not.toBe("not_yet");
    const inOrder = await result();
    const { state, cents, disputeFees } = atStripe(sessionId);
    expect(inOrder.state).toBe(state);
    expect(together(inOrder.ledger).map((amount) => amount.cents)).toEqual([cents]);
    const fees = inOrder.ledger.map(({ kind, fee }) => (kind === "dispute" ? (fee ?? 0) : 0));
    expect(fees.reduce((all, fee) => all + fee, 0)).toBe(disputeFees);

    forget();
    await deliverAtRandom(random, events);
    expect(await result()).toEqual(inOrder);

    forget();
    await reconcile(random);
    expect(await result()).toEqual(inOrder);
  },
);
