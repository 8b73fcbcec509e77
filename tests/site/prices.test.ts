import { describe, expect, it } from "vitest";
import { priceInWords } from "~/content/format";
import { prices, quotedPrices, totalToday } from "~/content/site";
import { demos } from "~/demos/demos";
import { htmlPages } from "../support/pages/html-pages";
import { textOf } from "../support/http/http-client";
import { paidOrder, validOrder } from "../support/orders/order-visitor";
import { mailedTo } from "../support/orders/person";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const { fields, sessionId } = await paidOrder(site, validOrder({ budget: "" }));
const thankYouPath = `/thank-you?session_id=${sessionId}`;
const [receipt] = mailedTo(site, fields.email);

const charged = [prices.setup, prices.growthPerMonth, totalToday];
const quoted = [quotedPrices.setup, quotedPrices.growthPerMonth];

const sign = priceInWords(1)
  .replaceAll(/[\d\s.,]/g, "")
  .replaceAll(/\W/g, "\\$&");
const number = "\\d+(?:[.,\u2019]\\d+)*";
/** The demos' firms write their prices in dollars. */
const amount = new RegExp(`(?:${sign}|\\$)\\s?${number}|${number}\\s${sign}`, "g");

/** Every amount in a text, each once, sorted. */
function amounts(text: string): string[] {
  return [...new Set(text.replace(/\s+/g, " ").match(amount) ?? [])].sort();
}
const written = (values: readonly number[]) =>
  [...new Set(values.map((price) => textOf(priceInWords(price))))].sort();

async function shownAt(path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text();
  return textOf(html.slice(html.indexOf("<body")));
}

async function structuredData(): Promise<string> {
  const html = await (await fetch(site.url)).text();
  const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return (JSON.parse(block ?? "{}") as { priceRange: string }).priceRange;
}

describe("the prices shown", () => {
  it.each([
    ["the landing page", () => shownAt("/"), charged],
    ["the structured data", structuredData, quoted],
    ["the contact page", () => shownAt("/contact"), charged],
    ["the thank-you page", () => shownAt(thankYouPath), charged],
    ["the terms", () => shownAt("/terms-of-service"), [...charged, ...quoted]],
    ["the receipt's text", () => receipt?.TextBody, charged],
    ["the receipt's HTML", () => receipt?.HtmlBody, charged],
  ])("on %s are those of app/content/site.ts", async (_, text, shows) => {
    expect(amounts((await text()) ?? "")).toEqual(written(shows));
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

it("the minimum term is stated wherever the monthly price is", async () => {
  const term = new RegExp(`(?:at least|minimum(?: of)?) ${prices.minimumMonths} months`);
  for (const text of [
    await shownAt("/"),
    await shownAt("/contact"),
    await shownAt(thankYouPath),
    receipt?.TextBody ?? "",
  ]) {
    expect(text.replace(/\s+/g, " ")).toMatch(term);
  }
  expect(await shownAt("/terms-of-service")).toContain(
    `${prices.minimumMonths}-month minimum commitment`,
  );
});
