import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { HttpClient, hiddenFields, textOf } from "../http-client";
import { startSite, teamEmail, until, type Site } from "../site";
import { valuesOf } from "./order-page";
import {
  checkoutCalls,
  idempotencyKeys,
  mailCalls,
  openForm,
  orderOf,
  ordersOf,
  placeOrder,
  validOrder,
} from "./order-visitor";

let site: Site;

beforeAll(async () => {
  site = await startSite();
});

beforeEach(() => site.sandbox.reset());

afterAll(() => site.stop());

const teamMails = (reference: string) =>
  site.sandbox.postmark.mails.filter(({ message }) => message.Subject?.includes(reference));

const sessionsOf = (orderId: string) =>
  site.sandbox.stripe.sessions.filter((session) => session.client_reference_id === orderId);

test("an order is one mail, then one checkout session, then 303 to its address", async () => {
  const { visitor, order, sessionId } = await placeOrder(site);
  const [mail, ...moreMails] = mailCalls(site);
  const [checkout, ...moreCheckouts] = checkoutCalls(site);
  expect([moreMails, moreCheckouts]).toEqual([[], []]);
  expect(site.sandbox.postmark.requests).toHaveLength(1);
  expect(site.sandbox.stripe.requests).toHaveLength(1);
  expect(mail?.status).toBe(200);
  expect(checkout!.at.getTime()).toBeGreaterThanOrEqual(mail!.at.getTime());

  const again = await visitor.page("/contact");
  expect(again).toContain(`href="${site.sandbox.stripe.find(sessionId)?.url}"`);
  expect(order).toMatchObject({ state: "checkout_open", paid_at: null });
});

test("Stripe is sent the two prices, the order's id and the ways back, and nothing of the text", async () => {
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

test("the team's mail carries every field, answers to the buyer and never repeats itself", async () => {
  const { fields, order } = await placeOrder(
    site,
    validOrder({ name: '<i>"Ann" & Sons</i>', project: "First line of it\nSecond <b>line</b>" }),
  );
  const [mail] = teamMails(order.reference);
  expect(mail?.message).toMatchObject({
    From: "Sitewright <hello@sitewright.test>",
    To: teamEmail,
    ReplyTo: fields.email,
    Subject: `New order ${order.reference}: ${fields.name}`,
  });
  const words = [...Object.values({ ...fields, timeline: "Within 2 weeks" }), "launch-and-growth"];
  for (const word of words) expect(mail?.message.TextBody).toContain(word);
  expect(mail?.message.HtmlBody).toContain("Second &lt;b&gt;line&lt;/b&gt;");
  expect(mail?.message.HtmlBody).not.toContain("<i>");
});

test("the answer leads to the session's own address and leaves no message behind", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.send(fields);
  expect(answer.status).toBe(303);
  const [session] = sessionsOf(orderOf(site, fields).id);
  expect(answer.headers.get("Location")).toBe(session?.url);
  expect(answer.headers.getSetCookie().some((cookie) => cookie.startsWith("flash"))).toBe(false);
  expect(answer.headers.getSetCookie().join()).toMatch(/order=.*HttpOnly.*SameSite=Lax/);
});

test("an identical resubmission of one form leads to the same address, without mail or session", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const first = await visitor.send(fields);
  const second = await visitor.send(fields);
  expect(second.status).toBe(303);
  expect(second.headers.get("Location")).toBe(first.headers.get("Location"));
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([1, 1]);
  expect(ordersOf(site, fields.email)).toHaveLength(1);
});

test("other line ends and spaces around values are no edit", async () => {
  const visitor = await openForm(site);
  const fields = validOrder({ project: "Boilers\nand bathrooms" });
  await visitor.send(fields);
  await visitor.send({ ...fields, project: " Boilers\r\nand bathrooms \r\n" });
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([1, 1]);
});

test("five simultaneous posts of one form are one order, one mail, one session and one answer", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.send(fields)));
  expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect(new Set(answers.map(({ headers }) => headers.get("Location"))).size).toBe(1);
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([1, 1]);
  expect(ordersOf(site, fields.email)).toHaveLength(1);
});

test("the form that comes back to the buyer is the same submission", async () => {
  const { visitor, fields } = await placeOrder(site);
  const html = await visitor.page("/contact?cancelled=1");
  expect(valuesOf(html)).toEqual(fields);
  expect(textOf(html)).toContain("Your order is saved; nothing was charged.");
  expect(textOf(html)).toContain("Continue to payment");
  await visitor.post("/contact", { ...hiddenFields(html), ...fields });
  expect(checkoutCalls(site)).toHaveLength(1);
  expect(ordersOf(site, fields.email)).toHaveLength(1);

  const stranger = await new HttpClient(site.url).page("/contact?cancelled=1");
  expect(stranger).not.toContain(fields.email);
  expect(textOf(stranger)).not.toContain("Your order is saved");
  const anew = await visitor.page("/contact?new=1");
  expect(anew).not.toContain(fields.email);
});

test("an edited resubmission opens a new session under a new key, ends the old and mails once", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  const edited = { ...fields, project: `${fields.project} And gardens.` };
  const answer = await visitor.send(edited);
  expect(answer.status).toBe(303);
  const [first, second] = sessionsOf(order.id);
  expect(first?.id).toBe(sessionId);
  expect(answer.headers.get("Location")).toBe(second?.url);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
  await until("the old session has ended", () => first?.status === "expired");
  await until("its event was taken", () =>
    site.sandbox.stripe.events.some(
      (event) => event.type === "checkout.session.expired" && event.delivered,
    ),
  );
  expect(orderOf(site, fields)).toMatchObject({
    id: order.id,
    project: edited.project,
    state: "checkout_open",
    stripe_session_id: second?.id,
  });
  const subjects = teamMails(order.reference).map(({ message }) => message.Subject);
  expect(subjects).toEqual([
    `New order ${order.reference}: ${fields.name}`,
    `Order updated ${order.reference}: ${fields.name}`,
  ]);
  expect(teamMails(order.reference)[1]?.message.TextBody).toContain(edited.project);

  const again = await visitor.send(edited);
  expect(again.headers.get("Location")).toBe(second?.url);
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([2, 2]);
});

test("an edited mail address is what Stripe and the receipt are given", async () => {
  const { visitor, fields, order } = await placeOrder(site);
  const edited = { ...fields, email: `new-${fields.email}` };
  await visitor.send(edited);
  const [, second] = sessionsOf(order.id);
  expect(second?.customer_email).toBe(edited.email);
  await site.sandbox.stripe.pay(second!.id);
  await until("the receipt has gone", () =>
    site.sandbox.postmark.mails.some(({ message }) => message.To === edited.email),
  );
});

test("a resubmission after the session has expired opens a new one, without a second mail", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.expire(sessionId);
  expect(orderOf(site, fields).state).toBe("checkout_expired");

  const html = await visitor.page("/contact");
  expect(valuesOf(html)).toEqual(fields);
  expect(html).not.toContain(sessionId);
  const answer = await visitor.send(fields);
  expect(answer.status).toBe(303);
  const [, second] = sessionsOf(order.id);
  expect(second?.status).toBe("open");
  expect(answer.headers.get("Location")).toBe(second?.url);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
  expect(mailCalls(site)).toHaveLength(1);
  expect(orderOf(site, fields).state).toBe("checkout_open");
});

test("a paid order takes no edit: its form leads to the thank-you page", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  const answer = await visitor.send({ ...fields, name: "Somebody Else" });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/thank-you");
  expect(orderOf(site, fields)).toMatchObject({ name: fields.name, state: "paid" });
  expect(checkoutCalls(site)).toHaveLength(1);

  const html = await visitor.page("/contact");
  expect(textOf(html)).toContain(`Your order ${order.reference} is paid`);
  expect(html).not.toContain(fields.email);
});

test("the scripts are told the checkout's address as a redirect to load anew", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.sendByScripts(fields);
  const [session] = sessionsOf(orderOf(site, fields).id);
  expect(answer.headers.get("X-Remix-Redirect") ?? answer.headers.get("Location")).toBe(
    session?.url,
  );
  expect(answer.headers.get("X-Remix-Reload-Document")).toBe("true");
});
