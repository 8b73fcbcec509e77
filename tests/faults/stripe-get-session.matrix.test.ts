import { afterEach, beforeEach, expect } from "vitest";
import { orderOf, placeOrder } from "../support/orders/order-visitor";
import { buyers } from "../support/faults/buyers";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { testEveryFault } from "../support/faults/matrix";
import { waitForEmptyOutbox } from "../support/faults/outbox";
import { sharedSite } from "../support/site";
import { until } from "../support/until";

const site = await sharedSite({ env: shortTimeoutsWithJobs });
let webhookUrl: string | undefined;

// The buyer returns before the webhook arrives.
beforeEach(() => {
  const { stripe } = site.sandbox;
  webhookUrl = stripe.webhookUrl;
  stripe.webhookUrl = undefined;
});
afterEach(() => {
  site.sandbox.stripe.webhookUrl = webhookUrl;
});

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
    const { stripe } = site.sandbox;
    const { fields, order, sessionId } = await placeOrder(site);
    const path = `/thank-you?session_id=${sessionId}`;
    await stripe.pay(sessionId);
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
    stripe.webhookUrl = webhookUrl;
    const paid = stripe.events.find(
      ({ type, object }) =>
        type === "checkout.session.completed" && (object as { id: string }).id === sessionId,
    );
    expect(await stripe.sendAgain(paid?.id ?? "")).toBe(200);
    expect(site.rows("select * from payments where order_id = ?", order.id)).toHaveLength(1);
    await waitForEmptyOutbox(site);
    const receipts = site.sandbox.postmark.mails.filter(({ To }) => To === fields.email);
    expect(receipts).toHaveLength(1);
  },
);
