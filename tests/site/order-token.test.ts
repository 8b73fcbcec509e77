import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { HttpClient, hiddenFields } from "../support/http/http-client";
import { sessionSecret, sharedSite } from "../support/site";
import { errorUnder, summaryOf, valuesOf } from "../support/orders/order-page";
import { issueFormToken } from "../support/encrypted-tokens";
import { openForm, orderOf, ordersOf, validOrder } from "../support/orders/order-visitor";

const DAY = 24 * 60 * 60 * 1000;

const site = await sharedSite({ env: { SESSION_SECRET: `a-newer-secret,${sessionSecret}` } });

test.each<[string, () => Record<string, string>]>([
  ["without a token", () => ({})],
  ["with an empty token", () => ({ token: "" })],
  ["with a made-up token", () => ({ token: "x".repeat(120) })],
  ["with the plain id of a form", () => ({ token: randomUUID() })],
  ["with the token of another form", () => ({ token: issueFormToken("onboarding", randomUUID()) })],
  [
    "older than a day",
    () => ({ token: issueFormToken("order", randomUUID(), Date.now() - DAY - 1000) }),
  ],
  ["from the future", () => ({ token: issueFormToken("order", randomUUID(), Date.now() + DAY) })],
])("an order form %s is answered 422 with its values and a valid token", async (_, token) => {
  const client = new HttpClient(site.url);
  const fields = validOrder();
  const answer = await client.post("/contact", { ...fields, ...token() });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(summaryOf(html).text).toContain("This form was open for too long");
  expect(valuesOf(html)).toEqual(fields);
  expect(errorUnder(html, "name")).toBeUndefined();
  expect(ordersOf(site, fields.email)).toEqual([]);

  const again = await client.post("/contact", { ...hiddenFields(html), ...fields });
  expect(again.status).toBe(303);
  expect(orderOf(site, fields).state).toBe("checkout_open");
});

test("an order form whose token has one character changed is answered 422", async () => {
  const visitor = await openForm(site);
  const token = visitor.hidden.token ?? "";
  for (const at of [0, Math.floor(token.length / 2), token.length - 2]) {
    const forged = token.slice(0, at) + (token[at] === "A" ? "B" : "A") + token.slice(at + 1);
    const answer = await visitor.post("/contact", { ...validOrder(), token: forged });
    expect(answer.status).toBe(422);
  }
});

test("an order form almost a day old is accepted, even under the older secret", async () => {
  const fields = validOrder();
  const token = issueFormToken("order", randomUUID(), Date.now() - DAY + 60_000);
  const answer = await new HttpClient(site.url).post("/contact", { ...fields, token });
  expect(answer.status).toBe(303);
});

test("an outdated order form with invalid fields gets its messages and a valid token", async () => {
  const client = new HttpClient(site.url);
  const fields = validOrder();
  const token = issueFormToken("order", randomUUID(), Date.now() - 2 * DAY);
  const answer = await client.post("/contact", { ...fields, name: "", token });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(errorUnder(html, "name")).toBe("Name must be at least 2 characters");
  const again = await client.post("/contact", { ...hiddenFields(html), ...fields });
  expect(again.status).toBe(303);
});

test("an outdated form of a placed order leads to the same checkout when sent again, without a second order", async () => {
  const client = new HttpClient(site.url);
  const fields = validOrder();
  const id = randomUUID();
  const first = await client.post("/contact", { ...fields, token: issueFormToken("order", id) });
  const old = issueFormToken("order", id, Date.now() - 2 * DAY);
  const refused = await client.post("/contact", { ...fields, token: old });
  expect(refused.status).toBe(422);
  const again = await client.post("/contact", { ...hiddenFields(await refused.text()), ...fields });
  expect(again.headers.get("Location")).toBe(first.headers.get("Location"));
  expect(ordersOf(site, fields.email)).toHaveLength(1);
});

test("the scripts get 422 and a valid token as JSON for an outdated order form", async () => {
  const fields = validOrder();
  const answer = await new HttpClient(site.url).post("/contact?_data=routes%2Fcontact", {
    ...fields,
    token: "forged",
  });
  expect(answer.status).toBe(422);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  const body = (await answer.json()) as { token: string };
  expect(body).toMatchObject({ repopulateFields: fields, fieldErrors: {} });
  const again = await new HttpClient(site.url).post("/contact", { ...fields, token: body.token });
  expect(again.status).toBe(303);
});

test("an order form opened twice makes two orders", async () => {
  const fields = validOrder();
  expect((await (await openForm(site)).send(fields)).status).toBe(303);
  expect((await (await openForm(site)).send(fields)).status).toBe(303);
  expect(ordersOf(site, fields.email)).toHaveLength(2);
});
