import { beforeEach, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { impatientWithJobs } from "../support/faults/fault-rows";
import { outboxEmptied } from "../support/faults/outbox";
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

const site = await sharedSite({ env: impatientWithJobs });

beforeEach(() => {
  // The next try of a mail left pending would meet the failures that a later test asks for.
  site.execute("update outbox set state = 'failed' where state = 'pending'");
});

const mailsOf = (reference: string) =>
  site.sandbox.postmark.mails.filter((mail) => mail.Subject?.includes(reference));

test("with Postmark down the order goes on, says so once on return, and is mailed later", async () => {
  site.sandbox.postmark.fail({ status: 503, times: 1 });
  const { visitor, order } = await placeOrder(site);
  expect([mailCalls(site).length, checkoutCalls(site).length]).toEqual([1, 1]);
  expect(mailsOf(order.reference)).toEqual([]);

  const back = textOf(await visitor.page("/contact?cancelled=1"));
  expect(back).toContain(NOTICE);
  expect(textOf(await visitor.page("/contact?cancelled=1"))).not.toContain(NOTICE);
  expect(textOf(await visitor.page("/thank-you"))).not.toContain(NOTICE);

  await outboxEmptied(site);
  expect(mailsOf(order.reference)).toHaveLength(1);
  expect(site.rows("select state from outbox where order_id = ?", order.id)).toEqual([
    { state: "sent" },
  ]);
});

test("an edit's mail goes behind the mail of the order, for which no other order waits", async () => {
  site.sandbox.postmark.fail({ status: 503, times: 1 });
  const { visitor, fields, order } = await placeOrder(site);
  const other = await placeOrder(site);
  expect(mailsOf(other.order.reference)).toHaveLength(1);
  expect(mailsOf(order.reference)).toEqual([]);

  await visitor.send({ ...fields, project: `${fields.project} And gardens.` });
  expect(mailsOf(order.reference).map(({ Subject }) => Subject)).toEqual([
    `New order ${order.reference}: ${fields.name}`,
    `Order updated ${order.reference}: ${fields.name}`,
  ]);
});

test("the thank-you page says that the mail failed, once", async () => {
  site.sandbox.postmark.fail({ status: 500, times: 1 });
  const { visitor, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  const path = `/thank-you?session_id=${sessionId}`;
  expect(textOf(await visitor.page(path))).toContain(NOTICE);
  expect(textOf(await visitor.page(path))).not.toContain(NOTICE);
});

test.each([
  ["closes the connection", { reset: "before" }],
  ["answers something else", { garbage: true }],
  ["limits the rate", { status: 429 }],
  ["refuses for good", { status: 422 }],
] as const)("a Postmark that %s does not stop the order", async (_, fault) => {
  site.sandbox.postmark.fail({ ...fault, times: 1 });
  const { visitor } = await placeOrder(site);
  expect(textOf(await visitor.page("/contact"))).toContain(NOTICE);
});

test("a refusal for good is not tried again, and an operator can see it", async () => {
  site.sandbox.postmark.fail({ status: 422, times: 1 });
  const { order } = await placeOrder(site);
  const row = () =>
    site.rows<{ state: string; last_error: string }>(
      "select state, last_error from outbox where order_id = ?",
      order.id,
    )[0];
  await until("the outbox has given up", () => row()?.state === "failed");
  expect(row()?.last_error).toContain("300");
});

test("a Postmark that hangs holds the visitor for its share of the time only", async () => {
  site.sandbox.postmark.fail({ hang: true, times: 1 });
  const { visitor, order } = await placeOrder(site);
  // The delivery itself waits on.
  expect(
    site.rows("select leased_until is not null as leased from outbox where order_id = ?", order.id),
  ).toEqual([{ leased: 1 }]);
  expect(textOf(await visitor.page("/contact"))).toContain(NOTICE);
});

test("the scripts are told of the failed mail together with the checkout's address", async () => {
  site.sandbox.postmark.fail({ status: 503, times: 1 });
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

test("with Postmark and Stripe down, both failures are in the page and the mail is not repeated", async () => {
  site.sandbox.postmark.fail({ status: 503, times: 1 });
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
  await outboxEmptied(site);
  expect(mailsOf(reference)).toHaveLength(1);
});
