import { expect, test } from "vitest";
import { packageName } from "~/content/site";
import { sharedSite, teamEmail } from "../support/site";
import {
  checkoutCalls,
  idempotencyKeys,
  mailCalls,
  openForm,
  orderOf,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";

const site = await sharedSite();

const teamMails = (reference: string) =>
  site.sandbox.postmark.mails.filter((mail) => mail.Subject?.includes(reference));

const sessionsOf = (orderId: string) =>
  site.sandbox.stripe.sessions.filter((session) => session.client_reference_id === orderId);

test("an order sends one email, then opens one checkout session and redirects to its URL", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", delayMs: 300, times: 1 });
  const { visitor, order, sessionId } = await placeOrder(site);
  const [mail, ...moreMails] = mailCalls(site);
  const [checkout, ...moreCheckouts] = checkoutCalls(site);
  expect([moreMails, moreCheckouts]).toEqual([[], []]);
  expect(site.sandbox.postmark.requests).toHaveLength(1);
  expect(site.sandbox.stripe.requests).toHaveLength(1);
  expect(mail?.status).toBe(200);
  // Stripe is called after Postmark has answered, not at the same time.
  expect(checkout!.at.getTime() - mail!.at.getTime()).toBeGreaterThanOrEqual(290);

  const again = await visitor.page("/contact");
  expect(again).toContain(`href="${site.sandbox.stripe.find(sessionId)?.url}"`);
  expect(order).toMatchObject({ state: "checkout_open", paid_at: null });
});

test("Stripe gets the two prices, the order's id and the return URLs, but nothing of the order's text", async () => {
  const { fields, order } = await placeOrder(site);
  const [call] = checkoutCalls(site);
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    mode: "subscription",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": "usd",
    "line_items[0][price_data][unit_amount]": "149700",
    "line_items[0][price_data][product_data][name]": "Launch Setup",
    "line_items[1][quantity]": "1",
    "line_items[1][price_data][currency]": "usd",
    "line_items[1][price_data][unit_amount]": "12900",
    "line_items[1][price_data][product_data][name]": "Growth Plan",
    "line_items[1][price_data][recurring][interval]": "month",
    customer_email: fields.email,
    client_reference_id: order.id,
    "metadata[order_id]": order.id,
    "metadata[package]": "launch-and-growth",
    "subscription_data[metadata][order_id]": order.id,
    success_url: `${site.url}/thank-you?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.url}/contact?cancelled=1#contact-form`,
  });
  expect(call?.headers["idempotency-key"]).toMatch(/^.{10,255}$/);
  expect(sessionsOf(order.id)[0]?.amount_total).toBe(162_600);
});

test("the email about an order has every field and replies to the buyer", async () => {
  const { fields, order } = await placeOrder(
    site,
    validOrder({ name: '<i>"Ann" & Sons</i>', project: "First line of it\nSecond <b>line</b>" }),
  );
  const [mail] = teamMails(order.reference);
  expect(mail).toMatchObject({
    From: "Sitewright <hello@sitewright.test>",
    To: teamEmail,
    ReplyTo: fields.email,
    Subject: `Order begun ${order.reference}: ${fields.name}`,
  });
  const words = [...Object.values({ ...fields, timeline: "Within 2 weeks" }), packageName];
  for (const word of words) expect(mail?.TextBody).toContain(word);
  expect(mail?.HtmlBody).toContain("Second &lt;b&gt;line&lt;/b&gt;");
  expect(mail?.HtmlBody).not.toContain("<i>");
});

test("the response to an order redirects to the session's URL and sets no flash cookie", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.send(fields);
  expect(answer.status).toBe(303);
  const [session] = sessionsOf(orderOf(site, fields).id);
  expect(answer.headers.get("Location")).toBe(session?.url);
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith("flash"))).toBe(false);
  expect(answer.headers.getSetCookie().join()).toMatch(/order=.*HttpOnly.*SameSite=Lax/);
});

test("a connection that Stripe closes once is retried under the same idempotency key", async () => {
  site.sandbox.stripe.fail({ reset: "after", times: 1 });
  const { order } = await placeOrder(site);
  expect(sessionsOf(order.id)).toHaveLength(1);
  expect(new Set(idempotencyKeys(site)).size).toBe(1);
});

test("the scripts get the checkout's URL as a redirect that reloads the document", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.sendByScripts(fields);
  const [session] = sessionsOf(orderOf(site, fields).id);
  expect(answer.headers.get("X-Remix-Redirect") ?? answer.headers.get("Location")).toBe(
    session?.url,
  );
  expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
});
