import { expect, test } from "vitest";
import { dayInWords } from "~/content/format";
import { stripePrices } from "~/content/stripe-prices";
import { priceTexts } from "~/content/price-texts";
import { hiddenFields } from "../support/http/http-client";
import { filledIn } from "../support/assets/onboarding-client";
import { sharedSite, teamEmail } from "../support/site";
import { orderOf, placeOrder, type OrderRow } from "../support/orders/order-visitor";
import {
  ledgerOf,
  subjectsOf,
  deliverEvent,
  justPaid,
  paidEventOf,
  withoutWebhooks,
} from "../support/orders/stripe-events";
import { allMailsSent, mailedTo } from "../support/orders/person";

const site = await sharedSite();
const { billing } = site.sandbox.stripe;

/** The emails to the team with this subject, once all about the order are sent. */
async function toTeam(order: OrderRow, subject: string) {
  await allMailsSent(site, order);
  const title = `${subject}: order ${order.reference}`;
  return mailedTo(site, teamEmail).filter(({ Subject }) => Subject === title);
}

test("a full refund makes the order refunded, a partial one or one of a later month leaves it paid", async () => {
  const { order, sessionId, state } = await justPaid(site);
  await billing.renew(sessionId, true);
  for (const part of [{ amount: 5_000 }, { month: 1 }]) {
    await billing.refund(sessionId, part);
    expect(state()).toBe("paid");
  }
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
  const refunds = ledgerOf(site, order).filter(({ kind }) => kind === "refund");
  expect(new Set(refunds.map(({ amount_total }) => amount_total))).toEqual(
    new Set([5_000, stripePrices.monthly, stripePrices.total - 5_000]),
  );
});

test("a dispute is reported to the team once, with the date for a response, and not to the buyer", async () => {
  const { fields, order, sessionId, state } = await justPaid(site);
  await billing.dispute(sessionId);
  expect(state()).toBe("disputed");
  const event = site.sandbox.stripe.events.at(-1);
  await deliverEvent(site, event);
  const mails = await toTeam(order, "Payment disputed");
  expect(mails).toHaveLength(1);
  const { due_by } = (event!.object as { evidence_details: { due_by: number } }).evidence_details;
  const day = dayInWords(new Date(due_by * 1000));
  expect(mails[0]?.TextBody).toContain(`by ${day} (UTC)`);
  expect(mailedTo(site, fields.email)).toHaveLength(1);
});

test("a monthly payment that was missed and then made restores the order's state and sends the team one email", async () => {
  const { order, sessionId, state } = await justPaid(site);
  await billing.renew(sessionId, true);
  expect(state()).toBe("paid");
  await billing.renew(sessionId, false);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, false);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("paid");
  const missed = await toTeam(order, "Monthly payment missed");
  expect(missed.map(({ TextBody }) => TextBody)).toEqual([
    expect.stringContaining(priceTexts.monthly),
  ]);
});

test.each(["void", "uncollectible"] as const)(
  "a missed month that the team makes %s at Stripe is no longer missed, whatever comes late, and is paid where the buyer pays it",
  async (status) => {
    const { order, sessionId, state } = await justPaid(site);
    await billing.renew(sessionId, false);
    const missed = site.sandbox.stripe.events.at(-1)!;
    expect(state()).toBe("past_due");
    const invoice = await billing.forgive(sessionId, status);
    expect(state()).toBe("paid");
    expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", missed.object)).toBe(200);
    expect(state()).toBe("paid");
    const renewals = () => ledgerOf(site, order).filter(({ kind }) => kind === "renewal");
    expect(renewals()).toMatchObject([{ id: invoice.id, state: "forgiven", moved_at: null }]);
    expect(await toTeam(order, "Monthly payment missed")).toHaveLength(1);
    if (status === "void") return;
    const paid = { ...invoice, status: "paid", amount_paid: invoice.amount_due };
    expect(await site.sandbox.stripe.sendEvent("invoice.paid", paid)).toBe(200);
    expect(renewals()).toMatchObject([{ state: "paid", amount_total: stripePrices.monthly }]);
  },
);

test("a month that was given up before the news of its failure leaves the order paid", async () => {
  const { sessionId, order, state } = await justPaid(site);
  const [failed, voided] = await withoutWebhooks(site, async () => {
    await billing.renew(sessionId, false);
    await billing.forgive(sessionId, "void");
  });
  for (const event of [voided, failed]) expect(await deliverEvent(site, event)).toBe(200);
  expect(state()).toBe("paid");
  expect(await toTeam(order, "Monthly payment missed")).toEqual([]);
});

test("assets that arrive while a payment is missing count once it is made", async () => {
  const { visitor, sessionId, state } = await justPaid(site);
  const hidden = hiddenFields(await visitor.page("/onboarding"));
  await billing.renew(sessionId, false);
  await visitor.postFiles("/onboarding", { ...hidden, ...filledIn });
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("assets_received");
});

test("the newest month decides the state, in whatever order the months' events arrive", async () => {
  const { sessionId, state } = await justPaid(site);
  const [secondFailed, secondPaid, thirdFailed] = await withoutWebhooks(site, async () => {
    await billing.renew(sessionId, false);
    await billing.retry(sessionId, true);
    await billing.renew(sessionId, false);
  });
  await deliverEvent(site, thirdFailed);
  await deliverEvent(site, secondPaid);
  await deliverEvent(site, secondFailed);
  expect(state()).toBe("past_due");
  await billing.retry(sessionId, true);
  expect(state()).toBe("paid");
});

test("the end of the subscription cancels the order and is reported to the team once", async () => {
  const { order, sessionId, state } = await justPaid(site);
  await billing.endSubscription(sessionId);
  await deliverEvent(site, site.sandbox.stripe.events.at(-1));
  expect(state()).toBe("cancelled");
  const ended = subjectsOf(site, order).filter((subject) => subject === "Subscription ended");
  expect(ended).toHaveLength(1);
  await billing.refund(sessionId);
  expect(state()).toBe("refunded");
});

test("a first invoice that is paid pays the order once, and one that is not changes nothing", async () => {
  const { fields, order, sessionId } = await placeOrder(site);
  const events = await withoutWebhooks(site, () => site.sandbox.stripe.pay(sessionId));
  const invoice = events.find(({ type }) => type === "invoice.paid");
  const failed = { ...(invoice?.object as object), status: "open" };
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", failed)).toBe(200);
  expect(orderOf(site, fields).state).toBe("checkout_open");
  for (const event of [invoice, paidEventOf(site, sessionId)]) {
    expect(await deliverEvent(site, event)).toBe(200);
    expect(orderOf(site, fields).state).toBe("paid");
  }
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", failed)).toBe(200);
  expect(orderOf(site, fields).state).toBe("paid");
  expect(subjectsOf(site, order).filter((subject) => subject === "Order paid")).toHaveLength(1);
});

test("an invoice finds its order by its subscription's id alone", async () => {
  const { order, state, account } = await justPaid(site);
  const { subscription } = account;
  const invoice = {
    ...{ id: `in_${order.id}`, object: "invoice", billing_reason: "subscription_cycle" },
    ...{
      amount_due: stripePrices.monthly,
      currency: stripePrices.currency,
      created: Math.floor(Date.now() / 1000) + 1,
    },
    parent: { subscription_details: { subscription: subscription?.id } },
  };
  expect(await site.sandbox.stripe.sendEvent("invoice.payment_failed", invoice)).toBe(200);
  expect(state()).toBe("past_due");
});

const ends = [
  ["won", "paid", "Dispute over"],
  ["warning_closed", "paid", "Dispute over"],
  ["lost", "disputed", "Dispute lost"],
] as const;

test.each(ends.flatMap((end) => [["after", ...end] as const, ["before", ...end] as const]))(
  "a dispute whose closing is delivered %s its opening and that is %s leaves the order %s",
  async (when, status, after, subject) => {
    const { order, sessionId, state } = await justPaid(site);
    const [, created, closed] = await withoutWebhooks(site, async () => {
      await billing.dispute(sessionId);
      await billing.closeDispute(sessionId, status);
    });
    const sequence = when === "after" ? [created, closed, closed] : [closed, created];
    for (const event of sequence) expect(await deliverEvent(site, event)).toBe(200);
    expect(state()).toBe(after);
    expect(subjectsOf(site, order).filter((one) => one.startsWith("Dispute"))).toEqual([subject]);
  },
);

test("winning one of two disputes leaves the order disputed", async () => {
  const { sessionId, state } = await justPaid(site);
  await billing.renew(sessionId, true);
  await billing.dispute(sessionId);
  await billing.dispute(sessionId, { month: 1 });
  await billing.closeDispute(sessionId, "won");
  expect(state()).toBe("disputed");
  await billing.closeDispute(sessionId, "won");
  expect(state()).toBe("paid");
});

test("events of Stripe are logged without email addresses, names or Stripe's ids", () => {
  expect(site.output()).not.toMatch(/@plumbing\.test|Ann's Plumbing|cs_test_|cus_|sub_/);
});
