import { beforeAll, describe, expect, it } from "vitest";
import { dollars, prices, quotedPrices, totalToday } from "~/content/site";
import { demos } from "~/demos/demos";
import { htmlPages } from "../support/pages/html-pages";
import { HttpClient, hiddenFields, textOf } from "../support/http/http-client";
import { sharedSite } from "../support/site";
import type { SentMail } from "../../sandbox/postmark/message";
import { until } from "../support/until";

const site = await sharedSite();

const order = {
  name: "Bright Pipes",
  email: "prices@example.com",
  assets: "A logo",
  timeline: "week",
};
let thankYouPath: string;
let receipt: SentMail;
/** The fields of the call that opened the checkout, in Stripe's encoding. */
let checkout: URLSearchParams;
let totalCharged: number | undefined;

beforeAll(async () => {
  const client = new HttpClient(site.url);
  const hidden = hiddenFields(await client.page("/contact"));
  const fields = { ...hidden, ...order, project: "A site for a plumber", budget: "" };
  expect((await client.post("/contact", fields)).status).toBe(303);
  const calls = site.sandbox.stripe.requests.filter(
    ({ method, path }) => method === "POST" && path === "/v1/checkout/sessions",
  );
  expect(calls).toHaveLength(1);
  checkout = new URLSearchParams(calls[0]?.body);
  const session = site.sandbox.stripe.sessions.at(-1)!;
  totalCharged = session.amount_total;
  await site.sandbox.stripe.pay(session.id);
  thankYouPath = `/thank-you?session_id=${session.id}`;
  const sent = () => site.sandbox.postmark.mails.find(({ To }) => To === order.email);
  await until("the receipt is sent", () => sent() !== undefined);
  receipt = sent()!;
});

const charged = [prices.setup, prices.growthPerMonth, totalToday];
const quoted = [quotedPrices.setup, quotedPrices.growthPerMonth];

/** Every amount in a text, each once, sorted. */
function amounts(text: string): string[] {
  return [...new Set(text.match(/\$\s?\d[\d,]*(?:\.\d+)?/g) ?? [])].sort();
}
const written = (values: readonly number[]) => [...new Set(values.map(dollars))].sort();

async function shownAt(path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text();
  return textOf(html.slice(html.indexOf("<body")));
}

async function structuredData(): Promise<string> {
  const html = await (await fetch(site.url)).text();
  const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return (JSON.parse(block ?? "{}") as { priceRange: string }).priceRange;
}

it("the prices are the specification's", () => {
  expect({ ...prices, totalToday, quotedPrices }).toEqual({
    currency: "usd",
    setup: 1497,
    growthPerMonth: 129,
    minimumMonths: 3,
    totalToday: 1626,
    quotedPrices: { setup: 499, growthPerMonth: 49 },
  });
});

describe("the prices shown", () => {
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
      text: () => Promise.resolve(String(receipt.TextBody)),
      shows: charged,
    },
    {
      place: "the receipt's HTML",
      text: () => Promise.resolve(String(receipt.HtmlBody)),
      shows: charged,
    },
  ];

  it.each(table)("on $place are those of app/content/site.ts", async ({ text, shows }) => {
    expect(amounts(await text())).toEqual(written(shows));
  });

  it("are on no other page", async () => {
    const listed = ["/", "/contact", "/terms-of-service", "/thank-you"];
    for (const path of htmlPages.filter((page) => !listed.includes(page))) {
      if (path.startsWith("/demo/")) continue;
      expect(amounts(await shownAt(path)), path).toEqual([]);
    }
    expect(amounts(await shownAt("/nowhere"))).toEqual([]);
  });

  it.each(demos)(
    "on the demo for a $slug are on the firm's own site alone, below a bar that says they are invented",
    async ({ slug }) => {
      const html = await (await fetch(`${site.url}/demo/${slug}`)).text();
      const [start, end] = [html.indexOf('<div id="page"'), html.indexOf("</main>")];
      const bar = textOf(html.slice(html.indexOf("<body"), start));
      expect(bar).toContain("The firm and its prices are invented.");
      // Each firm writes its prices in its own way.
      const priced = (text: string) => [
        ...amounts(text),
        ...(text.match(/\d dollars|USD \d|\b\d+\.00\b/g) ?? []),
      ];
      expect(priced(bar)).toEqual([]);
      expect(priced(textOf(html.slice(start, end))).length).toBeGreaterThan(3);
      expect(priced(textOf(html.slice(end)))).toEqual([]);
    },
  );
});

it("Stripe is asked to charge the setup price once and the growth plan monthly", () => {
  const line = (index: number, field: string) =>
    checkout.get(`line_items[${index}][price_data]${field}`);
  expect(checkout.get("mode")).toBe("subscription");
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
  expect([...checkout.keys()].filter((key) => key.endsWith("[quantity]"))).toHaveLength(2);
  expect(totalCharged).toBe(totalToday * 100);
});

it("the minimum term is stated wherever the monthly price is", async () => {
  const term = new RegExp(`(?:at least|minimum(?: of)?) ${prices.minimumMonths} months`);
  for (const text of [
    await shownAt("/"),
    await shownAt("/contact"),
    await shownAt(thankYouPath),
    String(receipt.TextBody),
  ]) {
    expect(text.replace(/\s+/g, " ")).toMatch(term);
  }
  expect(await shownAt("/terms-of-service")).toContain(
    `${prices.minimumMonths}-month minimum commitment`,
  );
});
