import { expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { valuesOf } from "../support/orders/order-page";
import { checkoutCalls, orderOf, placeOrder } from "../support/orders/order-visitor";

import { allMailsSent } from "../support/orders/person";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const words: Record<string, { title: string; text: string; contact: string }> = {
  received: { title: "not paid yet", text: "nothing was charged", contact: "" },
  checkout_open: { title: "not paid yet", text: "nothing was charged", contact: "" },
  checkout_expired: { title: "not paid yet", text: "send the form once more", contact: "" },
  payment_failed: { title: "did not go through", text: "Nothing was charged", contact: "" },
  payment_pending: {
    title: "on its way",
    text: "refreshes by itself",
    contact: "waits for its payment",
  },
  flagged: {
    title: "We have your message",
    text: "Nothing was charged",
    contact: "is being looked at",
  },
  paid: { title: "Thank you for your order!", text: "has arrived", contact: "is paid" },
  assets_received: { title: "we have everything", text: "have arrived", contact: "is paid" },
  past_due: { title: "payment is open", text: "will try again", contact: "payment open" },
  cancelled: { title: "has ended", text: "no further month", contact: "has ended" },
  refunded: { title: "was refunded", text: "sent back in full", contact: "was refunded" },
  disputed: {
    title: "is disputed",
    text: "rests until that is settled",
    contact: "disputed payment",
  },
};

const unpaid = Object.keys(words).filter((state) => words[state]?.contact === "");
const closed = Object.keys(words).filter((state) => words[state]?.contact !== "");
const withoutPayment = [...unpaid, "payment_pending", "flagged"];

async function orderIn(state: string) {
  const placed = await placeOrder(site);
  if (!withoutPayment.includes(state)) await site.sandbox.stripe.pay(placed.sessionId);
  site.execute("update orders set state = ? where id = ?", state, placed.order.id);
  await allMailsSent(site, placed.order);
  site.sandbox.reset();
  return placed;
}

test.each(Object.keys(words))(
  "the thank-you page shows the state of an order that is %s",
  async (state) => {
    const { visitor, order } = await orderIn(state);
    const html = await visitor.page("/thank-you");
    const shown = textOf(html);
    expect(shown).toContain(words[state]?.title);
    expect(shown).toContain(words[state]?.text);
    expect(shown).toContain(order.reference);
    const running = ["paid", "assets_received"].includes(state);
    expect(shown.includes("Thank you")).toBe(running);
    expect(shown.includes("From next month")).toBe(running);
    expect(shown.includes("Total paid")).toBe(!withoutPayment.includes(state));
    expect(shown.includes("Send your brand assets")).toBe(state === "paid");
    expect(shown.includes("Back to your order")).toBe(unpaid.includes(state));
    expect(/http-?equiv="refresh"/i.test(html)).toBe(state === "payment_pending");
  },
);

test.each(unpaid)(
  "the contact page shows the filled form of an order that is %s",
  async (state) => {
    const { visitor, fields } = await orderIn(state);
    const html = await visitor.page("/contact");
    expect(valuesOf(html)).toEqual(fields);
    expect(textOf(html)).not.toContain("The form below starts another order.");
  },
);

test.each(closed)(
  "the contact page names an order that is %s, and its form starts a new order",
  async (state) => {
    const { visitor, fields, order } = await orderIn(state);
    const html = await visitor.page("/contact?cancelled=1");
    expect(textOf(html)).toContain(`Your order ${order.reference}`);
    expect(textOf(html)).toContain(words[state]?.contact);
    expect(textOf(html)).toContain("The form below starts another order.");
    expect(textOf(html)).not.toContain("nothing was charged");
    expect(html).not.toContain("/sandbox/checkout/");
    expect(html).not.toContain(fields.email);
  },
);

test.each(closed)(
  "the form of an order that is %s changes nothing, opens no checkout and sends no email",
  async (state) => {
    const { visitor, fields } = await orderIn(state);
    const before = orderOf(site, fields);
    for (const name of [fields.name, "Somebody Else"]) {
      const answer = await visitor.send({ ...fields, name });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("Location")).toBe("/thank-you");
    }
    expect(orderOf(site, fields)).toEqual(before);
    expect(checkoutCalls(site)).toEqual([]);
    expect(site.sandbox.postmark.requests).toEqual([]);
  },
);
