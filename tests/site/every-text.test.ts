import { expect, test } from "vitest";
import { site as brand } from "~/content/site";
import { trades } from "~/content/trades";
import { pages } from "~/content/pages";
import { inWords } from "~/content/words";
import { filledIn, openedClient } from "../support/assets/onboarding-client";
import { logo } from "../support/assets/upload-samples";
import { textOf } from "../support/http/http-client";
import { desk } from "../support/operations/desk";
import { paidOrder, validOrder } from "../support/orders/order-visitor";
import { allMailsSent } from "../support/orders/person";
import { sharedSite } from "../support/site";

const site = await sharedSite();

/** What the visitors, the customer and the team read of an order from its first page to the export, by its place. */
async function everyText(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const { visitor, link, order } = await paidOrder(site, validOrder({ budget: "" }));
  const read = pages.filter(
    ({ path, methods, team }) => methods.includes("GET") && path !== "/healthz" && !team,
  );
  for (const { path } of [...read, { path: "/nowhere" }, { path: link }]) {
    if (path.startsWith("/demo/")) continue;
    const answer = await visitor.request(path);
    const html = await answer.text();
    texts.set(path, path.includes(".") ? html : `${textOf(html)} ${attributesOf(html)}`);
  }
  const client = await openedClient(site, link);
  expect((await client.send([logo], filledIn)).status).toBe(303);
  for (const words of [["show", order.reference], ["export", "orders", "--csv"], ["orders"]]) {
    texts.set(`desk ${words.join(" ")}`, (await desk(site, ...words)).out);
  }
  await allMailsSent(site, order);
  for (const mail of site.sandbox.postmark.mails) {
    texts.set(`the email "${mail.Subject}"`, `${mail.Subject} ${mail.From} ${mail.TextBody}`);
  }
  return texts;
}

/** What assistive technology and other sites read of a page: labels, descriptions and structured data. */
function attributesOf(html: string): string {
  const attributes = html.matchAll(/ (?:content|alt|aria-label|placeholder|title)="([^"]*)"/g);
  const data = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...attributes, ...data].map(([, text]) => text).join(" ");
}

/** The addresses that the tests give the site name the project. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/[\w+.-]+@[\w.-]+|sitewright\.test/g, "");

test("every page, email and export speaks of this brand, its currency and its trades alone", async () => {
  const texts = await everyText();
  expect(texts.size).toBeGreaterThan(15);
  const { name, currency }: { name: string; currency: string } = brand;
  const foreign = [
    ...(name === "Sitewright" ? [] : [/Sitewright|\bSW-/i]),
    ...(currency === "usd" ? [/€|\beuros?\b/i] : [/\$|\bdollars?\b|\bUSD\b/i]),
    ...["seven", "eight", "nine", "ten"].flatMap((number) =>
      number === inWords(trades.length)
        ? []
        : [new RegExp(`\\b${number} (demo|trade|site|template|layout)`, "i")],
    ),
  ];
  for (const [place, text] of texts) {
    for (const words of foreign) expect(withoutAddresses(text), place).not.toMatch(words);
  }
});
