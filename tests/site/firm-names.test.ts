import { expect, test } from "vitest";
import { FIRM_NAME_MARKER } from "~/content/firm-name";
import { trades } from "~/content/trades";
import { elements } from "../support/http/html-elements";
import { decoded, rawGet } from "../support/http/raw-get";
import { sharedSite } from "../support/site";
import { demoPath, firstTrade } from "../support/pages/sample-trades";

const site = await sharedSite();

const { slug } = firstTrade;
const NAME = "Zq7x & Söhne, O'Neill";
const query = new URLSearchParams({ name: NAME }).toString();

const get = (path: string, headers: Record<string, string> = {}) =>
  rawGet(site.url + path, { "Accept-Encoding": "gzip, br", ...headers });

test.each(trades)(
  "the demo for a $slug with a visitor's name shows it as text alone, is neither stored nor listed, and leads to the order form with it",
  async ({ slug: trade, name: industry }) => {
    const answer = await get(`/demo/${trade}?${query}`);
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.headers["x-robots-tag"]).toBe("noindex");
    expect(answer.headers.etag).toBeUndefined();
    const html = decoded(answer).toString();
    expect(elements(html, "title")[0]!.text).toContain(NAME);
    expect(elements(html, "h1")[0]!.text).toContain(NAME);
    const [main] = elements(html, "main");
    expect(main!.text.split(NAME).length).toBeGreaterThan(2);
    expect(html).not.toContain("Zq7x & S");
    expect(html).not.toContain(FIRM_NAME_MARKER);
    for (const script of elements(html, "script")) expect(script.html).not.toContain("Zq7x");
    const links = elements(html, "link").map(({ attributes }) => attributes);
    const canonical = links.find(({ rel }) => rel === "canonical");
    expect(canonical?.href).toMatch(new RegExp(`/demo/${trade}$`));

    const { href } = elements(html, "a").find(({ text }) => text === "Get This Site")!.attributes;
    expect(href).toBe(`/contact?${new URLSearchParams({ industry, name: NAME }).toString()}`);
    const contact = decoded(await get(href!)).toString();
    const field = elements(contact, "input").find(({ attributes }) => attributes.name === "name");
    expect(field?.attributes.value).toBe(NAME);
  },
);

test("two visitors' names do not meet in the cached page of a demo", async () => {
  const pages = await Promise.all(
    ["Anna Zq7a", "Bert Zq7b"].map((name) =>
      get(`${demoPath}?${new URLSearchParams({ name }).toString()}`),
    ),
  );
  const [anna, bert] = pages.map((page) => decoded(page).toString());
  expect(anna).toContain("Anna Zq7a");
  expect(anna).not.toContain("Zq7b");
  expect(bert).not.toContain("Zq7a");
  expect(decoded(await get(demoPath)).toString()).not.toContain("Zq7");
});

test("a name without any letter or digit leaves the demo as it is", async () => {
  const plain = await get(demoPath);
  expect((await get(`${demoPath}?name=...`)).headers.etag).toBe(plain.headers.etag);
});

test.each([
  [`/?trade=${slug}&name=Zq7x+%26+Sons`, `${demoPath}?name=Zq7x+%26+Sons`],
  [`/?name=http%3A%2F%2Fevil.example&trade=${slug}`, `${demoPath}?name=httpevilexample`],
  [`/?trade=${slug}&name=`, demoPath],
  [`/?trade=${slug}`, demoPath],
])("%s leads to %s", async (from, to) => {
  const response = await fetch(site.url + from, { redirect: "manual" });
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(to);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each(["/?trade=alchemist&name=Zq7x", "/?name=Zq7x", "/?trade="])(
  "%s shows the landing page without the name",
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(decoded(answer).toString()).not.toContain("Zq7x");
  },
);

test("a visitor's name is not logged", async () => {
  await get(`${demoPath}?name=Zq7logged`);
  await fetch(`${site.url}/?trade=${slug}&name=Zq7logged`);
  await fetch(`${site.url}/contact?industry=${firstTrade.name}&name=Zq7logged`);
  expect(site.output()).not.toContain("Zq7logged");
});
