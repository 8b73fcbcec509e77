import { beforeEach, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { shortTimeoutsWithJobs } from "../support/faults/fault-rows";
import { waitForEmptyOutbox } from "../support/faults/outbox";
import { sharedSite, supportEmail } from "../support/site";
import { until } from "../support/until";
import {
  checkoutCalls,
  mailCalls,
  openForm,
  orderOf,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";

const NOTICE = "Email notification failed We'll contact you via your order details instead.";

const site = await sharedSite({ env: shortTimeoutsWithJobs });

beforeEach(() => {
  // A retry of a pending email would meet the failures planned by a later test.
  site.execute("update outbox set state = 'failed' where state = 'pending'");
});

const mailsOf = (reference: string) =>
  site.sandbox.postmark.mails.filter((mail) => mail.Subject?.includes(reference));

test("an order reaches the checkout while Postmark is down, the buyer is warned once on return, and the email is sent later", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
  const { visitor, order } = await placeOrder(site);
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([1, 1]);
  expect(mailsOf(order.reference)).toEqual([]);

  const back = textOf(await visitor.page("/contact?cancelled=1"));
  expect(back).toContain(NOTICE);
  expect(textOf(await visitor.page("/contact?cancelled=1"))).not.toContain(NOTICE);
  expect(textOf(await visitor.page("/thank-you"))).not.toContain(NOTICE);

  await waitForEmptyOutbox(site);
  expect(mailsOf(order.reference)).toHaveLength(1);
  expect(site.rows("select state from outbox where order_id = ?", order.id)).toEqual([
    { state: "sent" },
  ]);
});

test("the email about an edited order is sent after the one about the order, and other orders' emails do not wait", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
  const { visitor, fields, order } = await placeOrder(site);
  const other = await placeOrder(site);
  expect(mailsOf(other.order.reference)).toHaveLength(1);
  expect(mailsOf(order.reference)).toEqual([]);

  await visitor.send({ ...fields, project: `${fields.project} And gardens.` });
  expect(mailsOf(order.reference).map(({ Subject }) => Subject)).toEqual([
    `Order begun ${order.reference}: ${fields.name}`,
    `Order updated ${order.reference}: ${fields.name}`,
  ]);
});

test("the thank-you page says once that the email failed", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", status: 500, times: 1 });
  const { visitor, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  const path = `/thank-you?session_id=${sessionId}`;
  expect(textOf(await visitor.page(path))).toContain(NOTICE);
  expect(textOf(await visitor.page(path))).not.toContain(NOTICE);
});

test.each([
  ["closes the connection", { reset: "before" }],
  ["answers garbage", { garbage: true }],
  ["answers 429", { status: 429 }],
  ["refuses permanently", { status: 422 }],
] as const)("an order goes on when Postmark %s", async (_, fault) => {
  site.sandbox.postmark.fail({ match: "POST /email", ...fault, times: 1 });
  const { visitor } = await placeOrder(site);
  expect(textOf(await visitor.page("/contact"))).toContain(NOTICE);
});

test("an email that Postmark refuses permanently is not retried and stays in the outbox as failed", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", status: 422, times: 1 });
  const { order } = await placeOrder(site);
  const row = () =>
    site.rows<{ state: string; last_error: string }>(
      "select state, last_error from outbox where order_id = ?",
      order.id,
    )[0];
  await until("the outbox has marked it as failed", () => row()?.state === "failed");
  expect(row()?.last_error).toContain("300");
});

test("a Postmark that never answers delays the visitor only for the email's share of the time", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", hang: true, times: 1 });
  const { visitor, order } = await placeOrder(site);
  // The delivery itself continues.
  const leased = "select id from outbox where order_id = ? and leased_until is not null";
  expect(site.rows(leased, order.id)).toHaveLength(1);
  expect(textOf(await visitor.page("/contact"))).toContain(NOTICE);
});

test("the scripts get the failure of the email together with the checkout's URL", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.sendByScripts(fields);
  const order = orderOf(site, fields);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  expect(await answer.json()).toEqual({
    checkoutUrl: site.sandbox.stripe.find(order.stripe_session_id ?? "")?.url,
    message: {
      title: "Email notification failed",
      description: "We'll contact you via your order details instead.",
      style: "default",
    },
  });
  expect(textOf(await visitor.page("/contact"))).toContain(NOTICE);
});

test("when Postmark and Stripe are down the page shows both failures, and the next post sends no second email", async () => {
  site.sandbox.postmark.fail({ match: "POST /email", status: 503, times: 1 });
  site.sandbox.stripe.fail({ status: 500, times: 1 });
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.send(fields);
  const words = textOf(await answer.text());
  expect(answer.status).toBe(502);
  expect(words).toContain(`Something went wrong Please email us directly at ${supportEmail}.`);
  expect(words).toContain(NOTICE);
  expect((await visitor.send(fields)).status).toBe(303);
  const { reference } = orderOf(site, fields);
  await waitForEmptyOutbox(site);
  expect(mailsOf(reference)).toHaveLength(1);
});
