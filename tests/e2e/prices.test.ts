import type { Browser } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dollars, prices, quotedPrices, totalToday } from "~/content/site";
import { trades } from "~/content/trades";
import { demoFor } from "~/gallery/demo-content";
import { htmlPages } from "../html-pages";
import { HttpClient, hiddenFields } from "../http-client";
import { launchBrowser, visit } from "../browser";
import { startSite, until, type Site } from "../site";

let site: Site;
let browser: Browser;
let thankYouPath: string;

const email = "prices@example.com";

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  const client = new HttpClient(site.url);
  const ordered = await client.post("/contact", {
    ...hiddenFields(await client.page("/contact")),
    name: "Bright Pipes",
    email,
    project: "A site for a plumber",
    assets: "A logo",
    timeline: "week",
    budget: "",
  });
  expect(ordered.status).toBe(303);
  const session = site.sandbox.stripe.sessions.at(-1)!;
  await site.sandbox.stripe.pay(session.id);
  thankYouPath = `/thank-you?session_id=${session.id}`;
  await until("the receipt", () => receipt() !== undefined);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const receipt = () => site.sandbox.postmark.mails.find(({ To }) => To === email);

const charged = [prices.setup, prices.growthPerMonth, totalToday];
const quoted = [quotedPrices.setup, quotedPrices.growthPerMonth];

/** Every amount in a text, each once and sorted. */
function amounts(text: string): string[] {
  return [...new Set(text.match(/\$\s?\d[\d,]*(?:\.\d+)?/g) ?? [])].sort();
}
const written = (values: readonly number[]) => [...new Set(values.map(dollars))].sort();

async function shownAt(path: string): Promise<string> {
  const { page, expectQuiet } = await visit(browser, { scripts: false });
  await page.goto(site.url + path);
  const text = await page.locator("body").innerText();
  expectQuiet(/status of 404/);
  await page.context().close();
  return text;
}

async function structuredData(): Promise<string> {
  const html = await (await fetch(site.url)).text();
  const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return (JSON.parse(block ?? "{}") as { priceRange: string }).priceRange;
}

/** The fields of the one call that opened the checkout, by their names in Stripe's encoding. */
function checkoutCall(): URLSearchParams {
  const calls = site.sandbox.stripe.requests.filter(
    ({ method, path }) => method === "POST" && path === "/v1/checkout/sessions",
  );
  expect(calls).toHaveLength(1);
  return new URLSearchParams(calls[0]?.body);
}

it("has the constants of the offer", () => {
  expect({ ...prices, totalToday, quotedPrices }).toEqual({
    currency: "usd",
    setup: 1497,
    growthPerMonth: 129,
    minimumMonths: 3,
    totalToday: 1626,
    quotedPrices: { setup: 499, growthPerMonth: 49 },
  });
});

describe("every price that is shown", () => {
  const table: { place: string; text: () => Promise<string>; shows: number[] }[] = [
    { place: "the landing page", text: () => shownAt("/"), shows: charged },
    { place: "the structured data", text: structuredData, shows: quoted },
    { place: "the contact page", text: () => shownAt("/contact"), shows: charged },
    {
      place: "the thank-you page",
      text: () => shownAt(thankYouPath),
      shows: charged,
    },
    {
      place: "the terms",
      text: () => shownAt("/terms-of-service"),
      shows: [...charged, ...quoted],
    },
    {
      place: "the receipt's text",
      text: () => Promise.resolve(String(receipt()?.TextBody)),
      shows: charged,
    },
    {
      place: "the receipt's HTML",
      text: () => Promise.resolve(String(receipt()?.HtmlBody)),
      shows: charged,
    },
  ];

  it.each(table)("on $place is one of the constants", async ({ text, shows }) => {
    expect(amounts(await text())).toEqual(written(shows));
  });

  it("stands on no other page, the demos' invented ones aside", async () => {
    const listed = ["/", "/contact", "/terms-of-service", "/thank-you"];
    for (const path of htmlPages.filter((page) => !listed.includes(page))) {
      const trade = trades.find(({ slug }) => path === `/demo/${slug}`);
      const invented = demoFor(trade?.slug)?.services.map(({ priceFrom }) => priceFrom) ?? [];
      expect(amounts(await shownAt(path)), path).toEqual(written(invented));
    }
    expect(amounts(await shownAt("/nowhere"))).toEqual([]);
  });
});

it("is what Stripe is told to charge, once and each month", () => {
  const call = checkoutCall();
  const line = (index: number, field: string) =>
    call.get(`line_items[${index}][price_data]${field}`);
  expect(call.get("mode")).toBe("subscription");
  expect([
    line(0, "[unit_amount]"),
    line(0, "[currency]"),
    line(0, "[recurring][interval]"),
  ]).toEqual([String(prices.setup * 100), prices.currency, null]);
  expect([
    line(1, "[unit_amount]"),
    line(1, "[currency]"),
    line(1, "[recurring][interval]"),
  ]).toEqual([String(prices.growthPerMonth * 100), prices.currency, "month"]);
  expect([...call.keys()].filter((key) => key.endsWith("[quantity]"))).toHaveLength(2);
  expect(site.sandbox.stripe.sessions.at(-1)?.amount_total).toBe(totalToday * 100);
});

it("names the minimum term wherever the monthly price is promised", async () => {
  const term = new RegExp(`(?:at least|minimum(?: of)?) ${prices.minimumMonths} months`);
  for (const text of [
    await shownAt("/"),
    await shownAt("/contact"),
    await shownAt(thankYouPath),
    String(receipt()?.TextBody),
  ]) {
    expect(text.replace(/\s+/g, " ")).toMatch(term);
  }
  expect(await shownAt("/terms-of-service")).toContain(
    `${prices.minimumMonths}-month minimum commitment`,
  );
});
