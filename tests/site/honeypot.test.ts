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

const TRAP = { homepage: "https://cheap-pills.test" };

const site = await sharedSite();

const mailsOf = (id: string) => site.rows("select id from outbox where order_id = ?", id);

test("the form has the trap, out of sight and out of the way of keyboards", async () => {
  const page = await (await openForm(site)).page("/contact");
  const trap = /<label class="hidden">.*?<\/label>/s.exec(page)?.[0] ?? "";
  expect(trap).toMatch(/name="homepage"/);
  expect(trap).toMatch(/tabindex="-1"/i);
  expect(trap).toMatch(/autocomplete="off"/i);
});

test("whoever fills the trap reads that we have the message; nothing is lost, mailed or opened", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const calls = checkoutCalls(site).length;
  const answer = await visitor.post("/contact", { ...visitor.hidden, ...fields, ...TRAP });
  expect(answer.status).toBe(303);
  expect(answer.headers.get("Location")).toBe("/thank-you");
  expect(textOf(await visitor.page("/thank-you"))).toContain("We have your message");

  const order = orderOf(site, fields);
  expect(order).toMatchObject({ state: "flagged", ...fields, stripe_session_id: null });
  expect(mailsOf(order.id)).toEqual([]);
  expect(checkoutCalls(site)).toHaveLength(calls);
});

test("the scripts are led the same way", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const answer = await visitor.post("/contact?_data=routes%2Fcontact", {
    ...visitor.hidden,
    ...fields,
    ...TRAP,
  });
  expect(answer.headers.get("X-Remix-Redirect")).toBe("/thank-you");
  expect(orderOf(site, fields).state).toBe("flagged");
});

test("the same form again, with the trap or without, makes no second order and opens nothing", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  const body = { ...visitor.hidden, ...fields };
  for (const extra of [TRAP, TRAP, {}]) {
    const answer = await visitor.post("/contact", { ...body, ...extra });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thank-you"]);
  }
  expect(orderOf(site, fields)).toMatchObject({ state: "flagged", stripe_session_id: null });
});

test("an order that is under way is not touched by a trap filled later", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  await visitor.send(fields);
  const before = orderOf(site, fields);
  const body = {
    ...visitor.hidden,
    ...fields,
    project: "Cheap pills for everybody, today only.",
    ...TRAP,
  };
  expect((await visitor.post("/contact", body)).status).toBe(303);
  expect(orderOf(site, fields)).toEqual(before);
  await until("its mail has gone", () => mailsOf(before.id).length === 1);
});

test("a filled trap does not hide that a field is invalid", async () => {
  const visitor = await openForm(site);
  const fields = validOrder({ name: "" });
  const answer = await visitor.post("/contact", { ...visitor.hidden, ...fields, ...TRAP });
  expect(answer.status).toBe(422);
  expect(ordersOf(site, fields.email)).toEqual([]);
});
