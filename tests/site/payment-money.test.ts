import Stripe from "stripe";
import { expect, test } from "vitest";
import { money } from "~/content/format";
import { stripePrices } from "~/content/stripe-prices";
import { desk } from "../support/operations/desk";
import { orderOf, placeOrder, type OrderRow } from "../support/orders/order-visitor";
import { allMailsSent, mailedTo } from "../support/orders/person";
import {
  deliverEvent,
  justPaid,
  ledgerOf,
  paymentsOf,
  subjectsOf,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { sharedSite, teamEmail } from "../support/site";

const site = await sharedSite();
const { stripe } = site.sandbox;
const { billing } = stripe;
const { monthly, total, currency } = stripePrices;

const { hostname, port } = new URL(site.env.STRIPE_API_URL!);
const client = new Stripe(site.env.STRIPE_SECRET_KEY!, { host: hostname, port, protocol: "http" });

const moneyOf = (order: OrderRow) =>
  ledgerOf(site, order).map(({ kind, state, amount_total: cents }) => [kind, state, cents]);

/** The state of the order's only dispute, and its cents. */
const disputeOf = (order: OrderRow) =>
  moneyOf(order)
    .find(([kind]) => kind === "dispute")
    ?.slice(1);

/** Emails about refunds, by what their subjects begin with. */
async function aboutRefunds(order: OrderRow) {
  await allMailsSent(site, order);
  return subjectsOf(site, order).filter((subject) => subject.toLowerCase().includes("refund"));
}

const mailsOf = (address: string, words: string) =>
  mailedTo(site, address).filter(({ Subject }) => Subject?.includes(words));

test("a buyer reads of a partial refund that the order goes on, and of a full one that it ends with it", async () => {
  const { order, fields, sessionId } = await justPaid(site);
  await billing.refund(sessionId, { amount: 5_000 });
  await billing.refund(sessionId);
  await allMailsSent(site, order);
  const [part, rest] = mailsOf(fields.email, "Your refund of");
  expect(part?.Subject).toContain(money({ cents: 5_000, currency }));
  expect(part?.TextBody).toContain("goes on as before");
  expect(rest?.Subject).toContain(money({ cents: total - 5_000, currency }));
  expect(rest?.TextBody).toContain("your order ends with it");
});

test("a refund that is pending ends the order and is told once, and when it fails the order goes on and the team is told", async () => {
  const { order, sessionId, state } = await justPaid(site);
  await billing.refund(sessionId, { pending: true });
  expect(state()).toBe("refunded");
  await billing.settleRefund(sessionId, "succeeded");
  expect(state()).toBe("refunded");
  await billing.settleRefund(sessionId, "failed");
  expect(state()).toBe("paid");
  expect(moneyOf(order)).toContainEqual(["refund", "failed", total]);
  expect(await aboutRefunds(order)).toEqual([
    expect.stringContaining("Your refund of"),
    "Refund failed",
  ]);
});

test("the buyer of an erased order reads nothing of its refund", async () => {
  const { order, fields, sessionId } = await justPaid(site);
  await desk(site, "forget", fields.email, "--yes");
  await billing.refund(sessionId);
  expect(moneyOf(order)).toContainEqual(["refund", "paid", total]);
  expect(await aboutRefunds(order)).toEqual([]);
});

test.each<[string, (sessionId: string, email: string) => Promise<unknown>]>([
  ["after its refund", (id) => billing.refund(id)],
  ["after its subscription had ended", (id) => billing.endSubscription(id)],
  ["after its buyer was erased", (_, email) => desk(site, "forget", email, "--yes")],
])(
  "a month that is charged %s is told to the team once, with the subscription at Stripe, in whatever sequence Stripe reports it",
  async (_, end) => {
    const { order, fields, sessionId, account } = await justPaid(site);
    const charged = async () => {
      const late = () => subjectsOf(site, order).filter((one) => one === "Charged after its end");
      await allMailsSent(site, order);
      return late().length;
    };
    const { subscription } = account;
    // Stripe would charge nothing more by a subscription that has ended.
    const renew = async () => {
      const { status } = subscription!;
      subscription!.status = "active";
      await billing.renew(sessionId, true);
      subscription!.status = status;
    };
    await billing.renew(sessionId, true);
    const events = await withoutWebhooks(site, async () => {
      await end(sessionId, fields.email);
      await renew();
    });
    for (const event of events.reverse()) await deliverEvent(site, event);
    expect(await charged()).toBe(1);
    await deliverEvent(site, events[0]);
    expect(await charged()).toBe(1);
    const [mail] = mailsOf(teamEmail, `Charged after its end: order ${order.reference}`);
    expect(mail?.TextBody).toContain(
      `https://dashboard.stripe.com/test/subscriptions/${subscription!.id}`,
    );
    expect(mail?.TextBody).toContain(money({ cents: monthly, currency }));
  },
);

test("of an order that was paid twice, a month of the payment that was refunded is told to the team", async () => {
  const { order, sessionId, state } = await justPaid(site);
  const { id: second } = await client.checkout.sessions.create(linkTo(order, "subscription"));
  site.execute(
    "insert into checkouts select ?, order_id, amount_subtotal, currency, mode, livemode, opened_at from checkouts where stripe_session_id = ?",
    ...[second, sessionId],
  );
  await stripe.pay(second);
  expect(paymentsOf(site, order)).toHaveLength(2);
  await billing.refund(second);
  await billing.renew(second, true);
  expect(state()).toBe("paid");
  await allMailsSent(site, order);
  expect(subjectsOf(site, order)).toContain("Charged after its end");
});

/** A checkout as a payment link opens it: it names the order, and the site did not open it. */
function linkTo(order: OrderRow, mode: "payment" | "subscription") {
  const recurring = { interval: "month" } as const;
  const data = { currency, product_data: { name: "By a link" } };
  return {
    mode,
    client_reference_id: order.id,
    success_url: "https://link.test/thanks",
    line_items: [
      { quantity: 1, price_data: { ...data, unit_amount: total - monthly } },
      {
        quantity: 1,
        price_data: {
          ...data,
          unit_amount: monthly,
          ...(mode === "subscription" && { recurring }),
        },
      },
    ],
  } satisfies Stripe.Checkout.SessionCreateParams;
}

test.each(["payment", "subscription"] as const)(
  "the refund and dispute of an unexpected %s by a link find it, and its months, also when its own event has not come",
  async (mode) => {
    const { order, fields } = await placeOrder(site);
    const { id } = await client.checkout.sessions.create(linkTo(order, mode));
    const events = await withoutWebhooks(site, async () => {
      await stripe.pay(id);
      if (mode === "subscription") await billing.renew(id, true);
      await billing.refund(id, { amount: 1_000 });
      await billing.dispute(id);
    });
    for (const event of events.reverse()) expect(await deliverEvent(site, event)).toBe(200);
    const rows = ledgerOf(site, order);
    expect(new Set(rows.map(({ stripe_session_id }) => stripe_session_id))).toEqual(new Set([id]));
    expect(moneyOf(order).sort()).toEqual([
      ["charge", "paid", total],
      ["dispute", "open", total - 1_000],
      ["refund", "paid", 1_000],
      ...(mode === "subscription" ? [["renewal", "paid", monthly]] : []),
    ]);
    const reversed = rows.flatMap(({ reverses }) => reverses ?? []);
    expect(reversed).toEqual([id, id]);
    expect(orderOf(site, fields)).toMatchObject({ state: "checkout_open", paid_at: null });
    const subjects = subjectsOf(site, order);
    expect(subjects).toEqual(expect.arrayContaining(["Unexpected payment", "Payment disputed"]));
    expect(subjects.includes("Charged after its end")).toBe(mode === "subscription");
  },
);

test("an inquiry that becomes a dispute is told twice, and takes the money only then", async () => {
  const { order, sessionId, state } = await justPaid(site);
  await billing.dispute(sessionId, { inquiry: true });
  expect([state(), disputeOf(order)]).toEqual(["disputed", ["inquiry", total]]);
  await billing.escalateInquiry(sessionId);
  expect(disputeOf(order)).toEqual(["open", total]);
  await billing.closeDispute(sessionId, "won");
  expect([state(), disputeOf(order)]).toEqual(["paid", ["won", total]]);
  const disputed = subjectsOf(site, order).filter((subject) => subject === "Payment disputed");
  expect(disputed).toHaveLength(2);
});

test("a dispute that is reported after its end is not told as one to answer", async () => {
  const { order, sessionId } = await justPaid(site);
  const events = await withoutWebhooks(site, async () => {
    await billing.dispute(sessionId);
    await billing.closeDispute(sessionId, "lost");
  });
  for (const event of events.reverse()) await deliverEvent(site, event);
  const subjects = subjectsOf(site, order);
  expect(subjects).toContain("Dispute lost");
  expect(subjects).not.toContain("Payment disputed");
});

test("a refund that Stripe does not list yet is delivered again, and then counts once", async () => {
  const { order, sessionId } = await justPaid(site);
  const [event] = await withoutWebhooks(site, () => billing.refund(sessionId, { amount: 700 }));
  const body = JSON.stringify({ object: "list", data: [], has_more: false });
  const heal = stripe.fail({ match: "GET /v1/refunds", status: 200, body });
  expect(await deliverEvent(site, event)).toBe(503);
  heal();
  expect(await deliverEvent(site, event)).toBe(200);
  expect(moneyOf(order).filter(([kind]) => kind === "refund")).toEqual([["refund", "paid", 700]]);
});

test("desk reconcile applies the events that did not arrive, counts them, and asks for those of other products once", async () => {
  const { order, sessionId, state } = await justPaid(site);
  await desk(site, "reconcile");
  await withoutWebhooks(site, async () => {
    await billing.renew(sessionId, false);
    await billing.retry(sessionId, true);
    await billing.refund(sessionId);
    await stripe.sendEvent("charge.refunded", { id: "ch_other", object: "charge" });
  });
  const reconcile = async () =>
    (JSON.parse((await desk(site, "reconcile", "--json")).out) as { events: object }).events;
  expect(await reconcile()).toMatchObject({ applied: 3, ignored: 1, failed: 0 });
  expect(state()).toBe("refunded");
  expect(moneyOf(order).sort()).toEqual([
    ["charge", "paid", total],
    ["refund", "paid", total],
    ["renewal", "paid", monthly],
  ]);
  // The month was made good before anybody heard of it.
  expect(subjectsOf(site, order)).not.toContain("Monthly payment missed");
  expect(await reconcile()).toMatchObject({ applied: 0, ignored: 0, failed: 0 });
});

test("desk reconcile goes on after an event that fails, and says that something is left", async () => {
  const { sessionId, state, account } = await justPaid(site);
  await withoutWebhooks(site, async () => {
    await billing.renew(sessionId, false);
    await billing.refund(sessionId);
  });
  const invoice = account.invoices.at(-1)!.id;
  const heal = stripe.fail({ match: `GET /v1/invoices/${invoice}`, status: 500 });
  const { code, err } = await desk(site, "reconcile");
  expect([code, err]).toEqual([1, expect.stringContaining("Stripe did not answer")]);
  expect(state()).toBe("refunded");
  heal();
  expect((await desk(site, "reconcile")).code).toBe(0);
});

test("the fee of a payment is stored when its page asks what it was paid with", async () => {
  const { order, visitor } = await justPaid(site);
  const fee = () => ledgerOf(site, order)[0]?.fee;
  expect(fee()).toBeNull();
  await visitor.page("/thank-you");
  expect(fee()).toBe(Math.round(total * 0.029) + 30);
});
