import { expect, test } from "vitest";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { until } from "../support/until";
import { valuesOf } from "../support/orders/order-page";
import {
  checkoutCalls,
  idempotencyKeys,
  mailCalls,
  openForm,
  orderOf,
  ordersOf,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { untold, write } from "../support/orders/stripe-news";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const teamMails = (reference: string) =>
  site.sandbox.postmark.mails.filter((mail) => mail.Subject?.includes(reference));

const sessionsOf = (orderId: string) =>
  site.sandbox.stripe.sessions.filter((session) => session.client_reference_id === orderId);

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
  const subjects = teamMails(order.reference).map((mail) => mail.Subject);
  expect(subjects).toEqual([
    `New order ${order.reference}: ${fields.name}`,
    `Order updated ${order.reference}: ${fields.name}`,
  ]);
  expect(teamMails(order.reference)[1]?.TextBody).toContain(edited.project);

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
    site.sandbox.postmark.mails.some((mail) => mail.To === edited.email),
  );
});

test("a resubmission after the session has expired opens a new one, without a second mail", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.expire(sessionId);
  expect(orderOf(site, fields).state).toBe("checkout_expired");

  const html = await visitor.page("/contact");
  expect(valuesOf(html)).toEqual(fields);
  expect(html.includes(sessionId)).toBe(false);
  const answer = await visitor.send(fields);
  expect(answer.status).toBe(303);
  const [, second] = sessionsOf(order.id);
  expect(second?.status).toBe("open");
  expect(answer.headers.get("Location")).toBe(second?.url);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
  expect(mailCalls(site)).toHaveLength(1);
  expect(orderOf(site, fields).state).toBe("checkout_open");
});

test("Back to the form of an expired session, and sending it edited, opens a new one and mails the edit", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.expire(sessionId);
  site.sandbox.reset();
  // Back shows the form as it was sent, with its token.
  const edited = { ...fields, budget: "more" };
  const answer = await visitor.send(edited);
  expect(answer.headers.get("Location")).toBe(sessionsOf(order.id)[1]?.url);
  expect(idempotencyKeys(site)).toEqual([`order:${order.id}:attempt:2`]);
  expect(teamMails(order.reference)).toHaveLength(2);
  expect(site.sandbox.stripe.requests.filter(({ path }) => path.endsWith("/expire"))).toEqual([]);
});

test("a session whose time is up is replaced under a new key, also when its end was never told", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  write(site, "update orders set checkout_expires_at = ? where id = ?", "2020-01-01", order.id);
  expect((await visitor.page("/contact")).includes(sessionId)).toBe(false);
  const answer = await visitor.send(fields);
  const [first, second] = sessionsOf(order.id);
  expect(answer.headers.get("Location")).toBe(second?.url);
  expect(new Set(idempotencyKeys(site)).size).toBe(2);
  await until("the old session cannot be paid any more", () => first?.status === "expired");
  expect(orderOf(site, fields).stripe_session_id).toBe(second?.id);
});

test("a session that was paid as its time was up counts, and the one opened in its place is closed", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  await untold(site, () => site.sandbox.stripe.pay(sessionId));
  write(site, "update orders set checkout_expires_at = ? where id = ?", "2020-01-01", order.id);
  await visitor.send(fields);
  await until("the order is paid", () => orderOf(site, fields).state === "paid");
  await until("the new one is closed", () => sessionsOf(order.id)[1]?.status === "expired");
});

test("after a failed payment the form opens a new session; while one is on its way it opens none", async () => {
  const { visitor, fields, order, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.payLater(sessionId);
  const waiting = await visitor.send(fields);
  expect(waiting.status).toBe(303);
  expect(waiting.headers.get("Location")).toBe("/thank-you");
  expect((await visitor.page("/contact")).includes(sessionId)).toBe(false);
  expect(sessionsOf(order.id)).toHaveLength(1);

  await site.sandbox.stripe.settle(sessionId, false);
  expect(orderOf(site, fields).state).toBe("payment_failed");
  const answer = await visitor.send(fields);
  expect(answer.headers.get("Location")).toBe(sessionsOf(order.id)[1]?.url);
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
