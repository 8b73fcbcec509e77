import { expect, test } from "vitest";
import { fieldValues, filledIn, OnboardingClient } from "../support/assets/onboarding-client";
import { openForm, validOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";

const site = await sharedSite();
/** How often a text that no page contains by itself occurs in it. */
const count = (page: string, words: string) => page.split(words).length - 1;

test("the page that answers an invalid onboarding form contains what was typed once", async () => {
  const client = new OnboardingClient(site);
  await client.open();
  const fields = { ...filledIn, email: "nobody", textContent: "boilers-by-marlow" };
  const answer = await client.send([], fields);
  expect(answer.status).toBe(422);
  expect(fieldValues(answer.body)).toEqual(fields);
  expect(count(answer.body, fields.textContent)).toBe(1);
  expect(count(await client.open(), fields.textContent)).toBe(1);
});

test("the page that answers an invalid order form contains what was typed once", async () => {
  const visitor = await openForm(site);
  const fields = validOrder({ name: "", project: "boilers-by-marlow" });
  const answer = await visitor.send(fields);
  expect(answer.status).toBe(422);
  expect(count(await answer.text(), fields.project)).toBe(1);
});

test("the page that answers an oversized form of escaped characters stays below 600 kB", async () => {
  const client = new OnboardingClient(site);
  await client.open();
  const typed = "&".repeat(100_000);
  const all = Object.fromEntries(Object.keys(filledIn).map((name) => [name, typed]));
  await client.send([], all);
  const answer = await client.send([], all);
  expect(answer.status).toBe(422);
  expect(Buffer.byteLength(answer.body)).toBeLessThan(600_000);
});
