import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { issueFormToken } from "~/server/security/form-token.server";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { errorUnder, summaryOf } from "../support/orders/order-page";
import {
  checkoutCalls,
  openForm,
  orderOf,
  ordersOf,
  placeOrder,
  validOrder,
} from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const DAY = 24 * 60 * 60 * 1000;
const SCRIPTS = "/contact?_data=routes%2Fcontact";
const nameShort = "Name must be at least 2 characters";

const site = await sharedSite();

// tests/unit/order-schema.test.ts has every rule, and tests/hostile/tables/order-fields.ts sends hostile values.
test("an empty order gets a message for each required field, in the order of the form", async () => {
  const required = { name: "", email: "", project: "", assets: "", timeline: "" };
  const answer = await (await openForm(site)).send({ ...required, budget: "" });
  expect(answer.status).toBe(422);
  const html = await answer.text();
  expect(summaryOf(html)).toEqual({
    text: [
      "Validation Error Please check the form for errors.",
      nameShort,
      "Invalid email address",
      "Project description must be at least 10 characters",
      "Please describe your assets",
      "Please select a timeline",
    ].join(" "),
    links: Object.keys(required).map((name) => `order-${name}`),
  });
  expect(errorUnder(html, "budget")).toBeUndefined();
});

test("the values of an order are cleaned before they are measured, and a blank budget is stored as absent", async () => {
  const line = `${"x".repeat(79)}\r\n`;
  const project = line.repeat(25).slice(0, -2) + "y";
  expect(project.length).toBeGreaterThan(2000);
  const fields = validOrder();
  const answer = await (
    await openForm(site)
  ).send({
    ...fields,
    ...{ name: ` ${fields.name}\t`, email: ` ${fields.email} `, budget: "  " },
    project: `\r\n  ${project}\r\n\r\n`,
  });
  expect(answer.status).toBe(303);
  const cleaned = project.replace(/\r\n/g, "\n");
  expect(cleaned).toHaveLength(2000);
  expect(orderOf(site, fields)).toMatchObject({
    ...{ name: fields.name, budget: null, project: cleaned },
    ...{ package_type: "launch-and-growth", state: "checkout_open" },
  });
});

test("invalid fields of an order are answered 422 as JSON to the scripts", async () => {
  const fields = validOrder({ name: "A", budget: "" });
  const answer = await (await openForm(site)).sendByScripts(fields);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  expect(await answer.json()).toMatchObject({
    fieldErrors: { name: nameShort },
    repopulateFields: fields,
    problem: { title: "Validation Error", description: "Please check the form for errors." },
  });
});

test("the page that answers an invalid order form contains what was typed once", async () => {
  const fields = validOrder({ name: "", project: "boilers-by-marlow" });
  const html = await (await (await openForm(site)).send(fields)).text();
  expect(html.split(fields.project)).toHaveLength(1 + 1);
});

test("the order form is never stored by a cache", async () => {
  const answer = await fetch(`${site.url}/contact`);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

// tests/hostile/tables/tokens.ts has other unknown and outdated tokens.
test("an outdated order form with invalid fields gets its messages and a valid token", async () => {
  const client = new HttpClient(site.url);
  const fields = validOrder();
  const token = issueFormToken("order", { id: randomUUID() }, Date.now() - 2 * DAY);
  const answer = await client.post("/contact", { ...fields, name: "", token });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(errorUnder(html, "name")).toBe(nameShort);
  const again = await client.post("/contact", { ...hiddenFields(html), ...fields });
  expect(again.status).toBe(303);
});

test("an outdated form of a placed order leads to the same checkout when sent again, without a second order", async () => {
  const client = new HttpClient(site.url);
  const fields = validOrder();
  const id = randomUUID();
  const first = await client.post("/contact", {
    ...fields,
    token: issueFormToken("order", { id }),
  });
  const old = issueFormToken("order", { id }, Date.now() - 2 * DAY);
  const refused = await client.post("/contact", { ...fields, token: old });
  expect(refused.status).toBe(422);
  const again = await client.post("/contact", { ...hiddenFields(await refused.text()), ...fields });
  expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
  expect(ordersOf(site, fields.email)).toHaveLength(1);
});

test("the scripts get 422 and a valid token as JSON for an unknown one", async () => {
  const client = new HttpClient(site.url);
  const fields = validOrder();
  const answer = await client.post(SCRIPTS, { ...fields, token: "forged" });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  const { token, ...body } = (await answer.json()) as { token: string };
  expect(body).toMatchObject({ repopulateFields: fields, fieldErrors: {} });
  expect((await client.post("/contact", { ...fields, token })).status).toBe(303);
});

test("an order form opened twice makes two orders", async () => {
  const fields = validOrder();
  for (let times = 1; times <= 2; times += 1) {
    expect((await (await openForm(site)).send(fields)).status).toBe(303);
  }
  expect(ordersOf(site, fields.email)).toHaveLength(2);
});

const FILLED = { homepage: "https://cheap-pills.test" };
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
  const fields = validOrder();
  const answer = await (await openForm(site)).sendByScripts({ ...fields, ...FILLED });
  expect(answer.headers.get("X-Remix-Redirect")).toBe("/thank-you");
  expect(orderOf(site, fields).state).toBe("flagged");
});

test.each([
  ["with", FILLED],
  ["without", {}],
])(
  "a flagged order that is sent again %s the honeypot filled stays flagged, and is corrected without a checkout",
  async (_, extra) => {
    const visitor = await openForm(site);
    const mistyped = validOrder();
    await visitor.post("/contact", { ...visitor.hidden, ...mistyped, ...FILLED });
    const { id } = orderOf(site, mistyped);
    for (const fields of [mistyped, validOrder()]) {
      const answer = await visitor.post("/contact", { ...visitor.hidden, ...fields, ...extra });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thank-you"]);
      const order = { id, state: "flagged", stripe_session_id: null, ...fields };
      expect(orderOf(site, fields)).toMatchObject(order);
    }
  },
);

test("an order that was placed without the honeypot goes on though a browser fills it at the next try", async () => {
  const visitor = await openForm(site);
  const fields = validOrder();
  site.sandbox.stripe.fail({ match: "POST /v1/checkout/sessions", status: 500 });
  expect((await visitor.send(fields)).status).toBe(502);
  site.sandbox.reset();
  const corrected = validOrder();
  const answer = await visitor.post("/contact", { ...visitor.hidden, ...corrected, ...FILLED });
  const { checkout_url: url, state } = orderOf(site, corrected);
  expect([answer.headers.get("Location"), state]).toEqual([url, "checkout_open"]);
});

test("a paid order's form sent again with its address in capitals, or one corrected since, leads to that order", async () => {
  const { visitor, fields, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  for (const email of [fields.email.toUpperCase(), validOrder().email]) {
    const answer = await visitor.send({ ...fields, email });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/thank-you"]);
  }
});

test("a form whose order was paid does not pass off another firm's order as that one, and places it when sent again", async () => {
  const { visitor, sessionId } = await placeOrder(site);
  await site.sandbox.stripe.pay(sessionId);
  const fields = validOrder();
  const kept = await visitor.send(fields);
  const html = await kept.text();
  expect(kept.status).toBe(422);
  expect(textOf(html)).toContain("nothing was ordered or charged just now.");
  expect(ordersOf(site, fields.email)).toEqual([]);
  await visitor.post("/contact", { ...hiddenFields(html), ...fields });
  expect(orderOf(site, fields).state).toBe("checkout_open");
});

test("a filled honeypot does not skip the validation of fields", async () => {
  const visitor = await openForm(site);
  const fields = validOrder({ name: "" });
  const answer = await visitor.post("/contact", { ...visitor.hidden, ...fields, ...FILLED });
  expect(answer.status).toBe(422);
  expect(ordersOf(site, fields.email)).toEqual([]);
});
