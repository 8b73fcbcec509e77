import { expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { valuesOf } from "../support/orders/order-page";
import { checkoutCalls, orderOf, placeOrder } from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import { sharedSite } from "../support/site";

const site = await sharedSite();

/** In each state: words of the title and the text of the thank-you page, and the contact page's where that closes the order. */
const words: Record<string, [title: string, text: string, contact?: string]> = {
  received: ["not paid yet", "nothing was charged"],
  checkout_open: ["not paid yet", "nothing was charged"],
  checkout_expired: ["not paid yet", "send the form once more"],
  payment_failed: ["did not go through", "Nothing was charged"],
  payment_pending: ["on its way", "refreshes by itself", "waits for its payment"],
  flagged: ["We have your message", "Nothing was charged", "is being looked at"],
  paid: ["Thank you for your order!", "has arrived", "is paid"],
  assets_received: ["we have everything", "building your website", "is paid"],
  past_due: ["payment is open", "will try again", "payment open"],
  cancelled: ["has ended", "no further month", "has ended"],
  refunded: ["was refunded", "sent back in full", "was refunded"],
  disputed: ["is disputed", "rests until that is settled", "disputed payment"],
};

const unpaid = Object.keys(words).filter((state) => words[state]?.length === 2);
const closed = Object.keys(words).filter((state) => words[state]?.length === 3);
const withoutPayment = [...unpaid, "payment_pending", "flagged"];

async function orderIn(state: string) {
  const placed = await placeOrder(site);
  if (!withoutPayment.includes(state)) await site.sandbox.stripe.pay(placed.sessionId);
  const received = state === "assets_received" ? new Date().toISOString() : null;
  const columns = "state = ?, assets_received_at = ?";
  site.execute(`update orders set ${columns} where id = ?`, state, received, placed.order.id);
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
    const [title, text] = words[state]!;
    expect(shown).toContain(title);
    expect(shown).toContain(text);
    expect(shown).toContain(order.reference);
    const running = ["paid", "assets_received"].includes(state);
    expect(shown.includes("Thank you")).toBe(running);
    expect(shown.includes("From next month")).toBe(running);
    expect(shown.includes("Ready to look at")).toBe(running);
    expect(shown.includes("Total paid")).toBe(!withoutPayment.includes(state));
    expect(shown.includes("Send your brand assets")).toBe(["paid", "past_due"].includes(state));
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
  "the contact page names an order that is %s, whose form, sent again or for another firm, changes no closed order, opens no checkout and sends no email",
  async (state) => {
    const { visitor, fields, order } = await orderIn(state);
    const html = await visitor.page("/contact?cancelled=1");
    expect(textOf(html)).toContain(`Your order ${order.reference}`);
    expect(textOf(html)).toContain(words[state]?.[2]);
    expect(textOf(html)).toContain("The form below starts another order.");
    expect(textOf(html)).not.toContain("nothing was charged");
    expect(html).not.toContain("/sandbox/checkout/");
    expect(html).not.toContain(fields.email);

    const before = orderOf(site, fields);
    const again = await visitor.send(fields);
    expect(again.status).toBe(303);
    expect(again.headers.get("Location")).toBe("/thank-you");
    const otherFirm = await visitor.send({ ...fields, name: "Somebody Else" });
    expect(otherFirm.status).toBe(state === "flagged" ? 303 : 422);
    const corrected = state === "flagged" && {
      name: "Somebody Else",
      words: expect.stringContaining("somebody else") as string,
      updated_at: expect.any(String) as string,
      version: expect.any(Number) as number,
    };
    expect(orderOf(site, fields)).toEqual({ ...before, ...corrected });
    const edits = "select actor from order_events where order_id = ? and kind = 'edited'";
    expect(site.rows(edits, order.id)).toEqual(corrected ? [{ actor: "customer" }] : []);
    expect(checkoutCalls(site)).toEqual([]);
    expect(site.sandbox.postmark.requests).toEqual([]);
  },
);
