import { afterAll, expect, test } from "vitest";
import { allRows } from "../support/database/all-rows";
import { HttpClient, textOf } from "../support/http/http-client";
import { until } from "../support/until";
import { paidOrder } from "../support/orders/order-visitor";
import { startSite } from "../support/site";

const site = await startSite();
afterAll(() => site.stop());

/** A paid order whose emails and events are all delivered, and the path of its private link. */
async function deliveredOrder() {
  const order = await paidOrder(site);
  await until(
    "the outbox is empty",
    () => site.rows("select id from outbox where state = 'pending'").length === 0,
  );
  await until("every event is accepted", () =>
    site.sandbox.stripe.events.every(({ delivered }) => delivered),
  );
  return { ...order, path: order.link };
}

function prefilled(html: string, name: string): string | undefined {
  const tag = (html.match(/<input[^>]*>/g) ?? []).find((input) =>
    input.includes(` name="${name}"`),
  );
  return / value="([^"]*)"/.exec(tag ?? "")?.[1]?.replace(/&#x27;/g, "'");
}

test("the receipt's link opens the onboarding form with the buyer's name and email address", async () => {
  const { fields, order, path } = await deliveredOrder();
  const html = await new HttpClient(site.url).page(path);
  expect(textOf(html)).toContain("Let's Get Your Website Started!");
  expect(textOf(html)).toContain(order.reference);
  expect(prefilled(html, "businessName")).toBe(fields.name);
  expect(prefilled(html, "email")).toBe(fields.email);
});

test("opening the receipt's link changes no row, however often and in whatever browser", async () => {
  const { path } = await deliveredOrder();
  const before = allRows(site);
  for (let visit = 1; visit <= 3; visit += 1) {
    const answer = await new HttpClient(site.url).request(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
  await fetch(new URL(path, site.url), { method: "HEAD" });
  expect(allRows(site)).toEqual(before);
});

test("the browser that opened the receipt's link finds the form again without it", async () => {
  const { path } = await deliveredOrder();
  const client = new HttpClient(site.url);
  await client.page(path);
  expect((await client.request("/onboarding")).status).toBe(200);
});

test("a changed link opens an empty form without personal data", async () => {
  const { fields, order, path } = await deliveredOrder();
  for (const link of [
    path.slice(0, -1),
    `${path}x`,
    path.toUpperCase().replace("/ONBOARDING?LINK", "/onboarding?link"),
  ]) {
    const html = await new HttpClient(site.url).page(link);
    expect(prefilled(html, "email") ?? "").toBe("");
    expect(html.includes(fields.email)).toBe(false);
    expect(html.includes(order.reference)).toBe(false);
  }
});

test("the buyer's own browser finds the filled form by its cookie", async () => {
  const { visitor, fields } = await deliveredOrder();
  expect(prefilled(await visitor.page("/onboarding"), "email")).toBe(fields.email);
});
