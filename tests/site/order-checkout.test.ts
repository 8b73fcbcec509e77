import { expect, test } from "vitest";
import { tax } from "~/content/site";
import { stripePrices } from "~/content/stripe-prices";
import type { RecordedRequest } from "../../sandbox";
import { sharedSite } from "../support/site";
import {
  checkoutCalls,
  openForm,
  orderOf,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { sessionsOf } from "../support/orders/stripe-events";

const site = await sharedSite();

test("an order sends one email, then opens one checkout session and redirects to its URL, without a flash cookie", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", delayMs: 300, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.send(fields);
  expect(answer.status).toBe(303);
  const order = orderOf(site, fields);
  expect(order).toMatchObject({ state: "checkout_open", paid_at: null });
  const [session] = sessionsOf(site, order);
  expect(answer.headers.get("Location")).toBe(session?.url);
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith("flash"))).toBe(false);
  expect(answer.headers.getSetCookie().join()).toMatch(/order=.*HttpOnly.*SameSite=Lax/);

  const own = ({ body = "" }: RecordedRequest) =>
    body.includes(fields.email) || body.includes(order.id);
  const [mail, ...moreMails] = site.sandbox.postmark.requests.filter(own);
  const [checkout, ...moreCheckouts] = site.sandbox.stripe.requests.filter(own);
  expect([moreMails, moreCheckouts]).toEqual([[], []]);
  expect(mail?.status).toBe(200);
  // Stripe is called after Postmark has answered, not at the same time.
  expect(checkout!.at.getTime() - mail!.at.getTime()).toBeGreaterThanOrEqual(290);
  expect(await visitor.page("/contact")).toContain(`href="${session?.url}"`);
});

test("Stripe gets the two prices, the order's id and the return URLs, but nothing of the order's text", async () => {
  const { fields, order } = await placeOrder(site);
  const [call] = checkoutCalls(site);
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    mode: "subscription",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": stripePrices.currency,
    "line_items[0][price_data][unit_amount]": String(stripePrices.setup),
    "line_items[0][price_data][product_data][name]": "Launch Setup",
    "line_items[1][quantity]": "1",
    "line_items[1][price_data][currency]": stripePrices.currency,
    "line_items[1][price_data][unit_amount]": String(stripePrices.monthly),
    "line_items[1][price_data][product_data][name]": "Growth Plan",
    "line_items[1][price_data][recurring][interval]": "month",
    customer_email: fields.email,
    client_reference_id: order.id,
    "metadata[order_id]": order.id,
    "metadata[package]": "launch-and-growth",
    "subscription_data[metadata][order_id]": order.id,
    success_url: `${site.url}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.url}/contact?cancelled=1#contact-form`,
    ...(tax.kind !== "none" && {
      "line_items[0][price_data][tax_behavior]": stripePrices.tax,
      "line_items[1][price_data][tax_behavior]": stripePrices.tax,
      "automatic_tax[enabled]": "true",
      "tax_id_collection[enabled]": "true",
      billing_address_collection: "required",
    }),
  });
  expect(call?.headers["idempotency-key"]).toMatch(/^.{10,255}$/);
  expect(sessionsOf(site, order)[0]?.amount_total).toBe(stripePrices.total);
});

test("the scripts get the checkout's URL as a redirect that reloads the document", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.sendByScripts(fields);
  const [session] = sessionsOf(site, orderOf(site, fields));
  expect(answer.headers.get("X-Remix-Redirect") ?? answer.headers.get("Location")).toBe(
    session?.url,
  );
  expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
});
