import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { db, details, rows, sandbox } from "../support/database/application";
import { faultRows } from "../support/faults/fault-rows";
import { ofThisRun } from "../support/this-run";

const { applyMissedEvents } = await import("~/orders/missed-events.server");
const Orders = await import("~/orders/orders.repository.server");
const { placeOrder } = await import("~/orders/place-order.server");

const { stripe } = sandbox;

beforeEach(() => {
  stripe.events.length = 0;
});

/** An order of which the site hears nothing: paid, with a month, a refund and a dispute. */
async function unheardOrder() {
  const { orderId } = await placeOrder(randomUUID(), details);
  const { stripe_session_id: sessionId } = (await Orders.findById(db, orderId))!;
  await stripe.pay(sessionId!);
  await stripe.billing.renew(sessionId!, true);
  await stripe.billing.refund(sessionId!, { amount: 1_001 });
  await stripe.billing.dispute(sessionId!, { month: 1 });
  return orderId;
}

const ledgerOf = (orderId: string) =>
  rows<{ kind: string; state: string }>(
    "select kind, state from ledger where order_id = ? order by kind",
    orderId,
  ).map(({ kind, state }) => `${kind} ${state}`);

const calls = ["events?", "checkout/sessions/", "invoices/", "charges/", "refunds?", "disputes/"];
const faults = faultRows([]);
const trials = calls.flatMap((call) => faults.map((row) => ({ call, ...row })));

/** Each call with an error, and the list of events with every fault but those that take long. */
const isRepresentative = ({ call, fault }: (typeof trials)[number]) =>
  fault === "answers 500" || (call === "events?" && !/never|too late/.test(fault));

test.each(ofThisRun(trials, isRepresentative))(
  "missed events are all applied, once, by the passes after Stripe $fault for GET /v1/$call",
  async ({ call, fault, plan }) => {
    const orderId = await unheardOrder();
    const heal = stripe.fail({ ...plan, match: `GET /v1/${call}` });
    const now = new Date();
    const first = await applyMissedEvents(now);
    heal();
    if (fault === "answers 500") expect(first.found.failed).toBeGreaterThan(0);
    const second = await applyMissedEvents(now, first.seen);
    const third = await applyMissedEvents(now, second.seen);
    expect(second.found.failed).toBe(0);
    expect(third.found).toMatchObject({ applied: 0, failed: 0 });
    expect(third.seen.completeAt).toEqual(now);
    const expected = ["charge paid", "dispute open", "refund paid", "renewal paid"];
    expect(ledgerOf(orderId)).toEqual(expected);
    expect(rows("select id from stripe_events group by id having count(*) > 1")).toEqual([]);
  },
);
