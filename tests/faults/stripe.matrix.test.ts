import { expect, test } from "vitest";
import { site as brand } from "~/content/site";
import { everyFault, faultRows, shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { expectOneMail, mailsAbout, waitForEmptyOutbox } from "../support/faults/outbox";
import { buyers } from "../support/faults/visitors";
import { desk } from "../support/operations/desk";
import { orderOf, paidOrder, validOrder, type OrderRow } from "../support/orders/order-visitor";
import { mailedTo } from "../support/orders/person";
import {
  deliverEvent,
  ledgerOf,
  paidWithoutWebhook,
  paymentsOf,
  sessionsOf,
} from "../support/orders/stripe-events";
import { sharedSite, supportEmail } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

testEveryFault(
  site,
  {
    doing: "ordering",
    visitors: buyers,
    call: "create session",
    unnoticed: ["is slow"],
    title:
      "when Stripe $fault for a new session: the failure is $seen, and there is one open session in the end",
  },
  async (buyer, { fault, seen, underFault }) => {
    const fields = validOrder();
    const failure = {
      words: `Something went wrong Please email us directly at ${supportEmail}.`,
      values: fields,
    };
    const answer = await underFault(() => buyer.send(fields));
    if (seen === "reported") {
      expect(answer).toEqual(failure);
      expect(orderOf(site, fields)).toMatchObject({ state: "received", stripe_session_id: null });
      // While the first request still runs, Stripe refuses its key.
      await until("a later submission opens the checkout", async () => {
        const again = await buyer.send(fields);
        if (!again.sessionId) expect(again).toEqual(failure);
        return again.sessionId !== undefined;
      });
    }

    const order = orderOf(site, fields);
    expect(order.state).toBe("checkout_open");
    await buyer.reopen();
    const sessionId = order.stripe_session_id;
    expect(await buyer.send(fields)).toEqual({ sessionId });
    const sessions = sessionsOf(site, order);
    // A garbled response leaves a session whose URL the site never got.
    const lost = fault === "answers garbage" ? 1 : 0;
    expect(sessions).toHaveLength(1 + lost);
    expect(sessions.at(-1)).toMatchObject({ id: sessionId, status: "open" });
    await expectOneMail(site, order.reference);
  },
);

/** Waits until no session of an order can be paid, or only this one. */
const payableAtMost = (order: OrderRow, sessionId: string | null) =>
  until("the old session is expired", () =>
    sessionsOf(site, order).every(({ id, status }) => status !== "open" || id === sessionId),
  );

testEveryFault(
  site,
  {
    doing: "editing an order",
    visitors: buyers,
    call: "expire session",
    // The superseded session is expired in the background, so the buyer notices no failure.
    unnoticed: everyFault,
    title:
      "when Stripe $fault for expiring the old session: the failure is $seen, and the new session is paid once",
  },
  async (buyer, { underFault }) => {
    const { stripe } = site.sandbox;
    const fields = validOrder();
    await buyer.send(fields);
    const before = orderOf(site, fields);

    const edited = { ...fields, project: `${fields.project} And gardens.` };
    const order = await underFault(async () => {
      await buyer.reopen();
      const answer = await buyer.send(edited);
      const order = orderOf(site, fields);
      const sessionId = order.stripe_session_id ?? "";
      expect(answer).toEqual({ sessionId });
      expect(order).toMatchObject({ id: before.id, project: edited.project });
      expect(sessionId).not.toBe(before.stripe_session_id);
      await until("Stripe was asked to expire the old session", () =>
        stripe.requests.some(({ path }) => path.includes(`${before.stripe_session_id}/expire`)),
      );
      await stripe.pay(sessionId);
      expect(await buyer.read(`/thank-you?session_id=${sessionId}`)).toContain(
        "Thank you for your order!",
      );
      return order;
    });

    await payableAtMost(order, null);
    expect(paymentsOf(site, order)).toHaveLength(1);
    await waitForEmptyOutbox(site);
    expect(
      mailsAbout(site, order.reference)
        .map(({ Subject }) => Subject?.split(` ${brand.referencePrefix}-`)[0])
        .sort(),
    ).toEqual(["Order begun", "Order paid", "Order updated", `Your ${brand.name} order`]);
  },
);

const WORDS = { reported: "Your payment is on its way", unnoticed: "Thank you for your order!" };

testEveryFault(
  site,
  {
    doing: "coming back from the checkout",
    visitors: buyers,
    call: "get session",
    unnoticed: ["is slow"],
    title:
      "when Stripe $fault for the session: the failure is $seen, and the order is paid once in the end",
  },
  async (buyer, { seen, underFault }) => {
    // The buyer returns before the webhook arrives.
    const { fields, order, sessionId, completed } = await paidWithoutWebhook(site);
    const path = `/thank-you?session_id=${sessionId}`;
    await underFault(async () => {
      const words = await buyer.read(path);
      expect(words).toContain(WORDS[seen]);
      expect(words).toContain(order.reference);
      if (seen === "reported") expect(orderOf(site, fields).state).toBe("checkout_open");
    });

    await until("Stripe was asked again", async () =>
      (await buyer.read(path)).includes(WORDS.unnoticed),
    );
    expect(orderOf(site, fields).state).toBe("paid");
    expect(await deliverEvent(site, completed)).toBe(200);
    expect(paymentsOf(site, order)).toHaveLength(1);
    await waitForEmptyOutbox(site);
    expect(mailedTo(site, fields.email)).toHaveLength(1);
  },
);

const rows = ofThisRun(faultRows(["is slow"]), ({ fault }) => fault === "answers 500");

test.each(rows)(
  "while desk orders email changes the address at Stripe and Stripe $fault, the failure is $seen, and running it again completes the change",
  async ({ plan, seen }) => {
    const { order, sessionId } = await paidOrder(site);
    const { email } = validOrder();
    const change = () => desk(site, "orders", "email", order.reference, email);
    const heal = site.sandbox.stripe.fail({ ...plan, match: "POST /v1/customers/" });
    const ran = await change();
    heal();
    expect(ran.out).toBe(`${order.reference} readdressed\n`);
    expect(ran.code).toBe(seen === "unnoticed" ? 0 : 1);
    expect(/still writes to another address of cus_\w+: it /.test(ran.err)).toBe(
      seen === "reported",
    );
    expect(ran.err).not.toContain(email);
    expect((await change()).code).toBe(0);
    expect(await site.sandbox.stripe.billing.renew(sessionId, true)).toMatchObject({
      customer_email: email,
    });
    await waitForEmptyOutbox(site);
    expect(mailedTo(site, email)).toHaveLength(1);
  },
);

const listings = ofThisRun(faultRows(["is slow"]), ({ fault }) =>
  ["answers 503 once", "is slow", "answers garbage"].includes(fault),
);

test.each(listings)(
  "while Stripe $fault for the refunds of a charge, the event of a refund is $seen, and counts once when it is delivered again",
  async ({ plan, seen }) => {
    const { order, fields, sessionId } = await paidOrder(site);
    const heal = site.sandbox.stripe.fail({ ...plan, match: "GET /v1/refunds" });
    await site.sandbox.stripe.billing.refund(sessionId, { amount: 4_200 });
    heal();
    const event = site.sandbox.stripe.events.at(-1);
    expect(event?.attempts[0]?.status).toBe(seen === "reported" ? 503 : 200);
    const refunds = () =>
      ledgerOf(site, order).flatMap(({ kind, amount_total }) =>
        kind === "refund" ? [amount_total] : [],
      );
    expect(refunds()).toEqual(seen === "reported" ? [] : [4_200]);
    for (const _ of [1, 2]) expect(await deliverEvent(site, event)).toBe(200);
    expect(refunds()).toEqual([4_200]);
    await waitForEmptyOutbox(site);
    const told = mailedTo(site, fields.email).filter(({ Subject }) => Subject?.includes("refund"));
    expect(told).toHaveLength(1);
  },
);
