import { expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { until } from "../support/until";
import {
  checkoutCalls,
  openForm,
  orderOf,
  ordersOf,
  validOrder,
} from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const FILLED = { homepage: "https://cheap-pills.test" };

const site = await sharedSite();

const mailsOf = (id: string) => site.rows("select id from outbox where order_id = ?", id);

test("the order form has a honeypot field, hidden from sight and from the keyboard", async () => {
  const page = await (await openForm(site)).page("/contact");
  const honeypot = /<label class="hidden">.*?<\/label>/s.exec(page)?.[0] ?? "";
  expect(honeypot).toMatch(/name="homepage"/);
  expect(honeypot).toMatch(/tabindex="-1"/i);
  expect(honeypot).toMatch(/autocomplete="off"/i);
});

test("an order with the honeypot filled is flagged, sends no email, opens no checkout, and thanks its sender", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const calls = checkoutCalls(site).length;
  const answer = await visitor.post("/contact", { ...visitor.hidden, ...fields, ...FILLED });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/thank-you");
  expect(textOf(await visitor.page("/thank-you"))).toContain("We have your message");

  const order = orderOf(site, fields);
  expect(order).toMatchObject({ state: "flagged", ...fields, stripe_session_id: null });
  expect(mailsOf(order.id)).toEqual([]);
  expect(checkoutCalls(site)).toHaveLength(calls);
});

test("an order with the honeypot filled redirects the scripts to the same page", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.post("/contact?_data=routes%2Fcontact", {
    ...visitor.hidden,
    ...fields,
    ...FILLED,
  });
  expect(answer.headers.get("X-Remix-Redirect")).toBe("/thank-you");
  expect(orderOf(site, fields).state).toBe("flagged");
});

test("sending a flagged order again, with or without the honeypot, makes no second order and opens no checkout", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const body = { ...visitor.hidden, ...fields };
  for (const extra of [FILLED, FILLED, {}]) {
    const answer = await visitor.post("/contact", { ...body, ...extra });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thank-you"]);
  }
  expect(orderOf(site, fields)).toMatchObject({ state: "flagged", stripe_session_id: null });
});

test("filling the honeypot later does not change an order with an open checkout", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  await visitor.send(fields);
  const before = orderOf(site, fields);
  const body = {
    ...visitor.hidden,
    ...fields,
    project: "Cheap pills for everybody, today only.",
    ...FILLED,
  };
  expect((await visitor.post("/contact", body)).status).toBe(303);
  expect(orderOf(site, fields)).toEqual(before);
  await until("its email is sent", () => mailsOf(before.id).length === 1);
});

test("a filled honeypot does not skip the validation of fields", async () => {
  const visitor = await openForm(site);
  const fields = validOrder({ name: "" });
  const answer = await visitor.post("/contact", { ...visitor.hidden, ...fields, ...FILLED });
  expect(answer.status).toBe(422);
  expect(ordersOf(site, fields.email)).toEqual([]);
});
