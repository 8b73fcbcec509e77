import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { pages } from "~/content/pages";
import { decoded, rawGet } from "../support/http/raw-get";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const get = (path: string, headers: Record<string, string> = {}) =>
  rawGet(site.url + path, { "Accept-Encoding": "br", ...headers });

const etagOf = async (path: string, cookie?: string) =>
  (await get(path, cookie ? { Cookie: cookie } : {})).headers.etag;

const policyOf = (answer: Awaited<ReturnType<typeof get>>) =>
  String(answer.headers["content-security-policy"]);

const cachedPaths = pages.filter((page) => page.cached).map(({ path }) => path);

describe.each(cachedPaths)("%s", (path) => {
  test("is for every browser to ask again, and sets no cookie", async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headers.vary).toBe("Cookie, Accept-Encoding");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("lets exactly its own inline scripts run, by their hashes", async () => {
    const answer = await get(path);
    const html = decoded(answer).toString();
    expect(html + policyOf(answer)).not.toContain("nonce");
    const scripts = [...html.matchAll(/<script type="module">(.*?)<\/script>/gs)];
    const hashes = scripts.map(
      ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
    );
    expect(
      /script-src 'self'([^;]*);/.exec(policyOf(answer))?.[1]?.trim().split(" ").filter(Boolean),
    ).toEqual(hashes);
    const typed = [...html.matchAll(/<script type="([^"]+)"/g)].map(([, type]) => type);
    expect(["module", "application/ld+json"]).toEqual(expect.arrayContaining(typed));
  });
});

test.each([
  ["an unknown parameter", "/?utm_source=a&x=1", "/"],
  ["an unknown filter", "/?filter=none", "/"],
  ["an unknown preview", "/?preview=10&closed=yes", "/"],
  [
    "another order and a stranger between",
    "/?preview=2&x&filter=trades",
    "/?filter=trades&preview=2",
  ],
  ["a second value", "/?filter=trades&filter=professional", "/?filter=trades"],
  ["a query where none counts", "/demo/plumber?filter=trades", "/demo/plumber"],
])("%s makes no other page", async (_, address, canonical) => {
  expect(await etagOf(address)).toBe(await etagOf(canonical));
});

test("filter, preview and closing message make another page each", async () => {
  const addresses = [
    "/",
    "/?filter=trades",
    "/?preview=2",
    "/?closed=1",
    "/?filter=trades&closed=1",
  ];
  const etags = await Promise.all(addresses.map((address) => etagOf(address)));
  expect(new Set(etags).size).toBe(addresses.length);
});

test("nothing of an address or a cookie gets into the page", async () => {
  const { body } = await get("/?filter=zq7x&zq7x=1", { Cookie: "zq7x=1; consent=zq7x" });
  const html = decoded({ status: 200, headers: { "content-encoding": "br" }, body }).toString();
  expect(html).not.toContain("zq7x");
});

test("an answered question about cookies is not asked again, whatever the answer was", async () => {
  const asked = decoded(await get("/")).toString();
  const answered = decoded(await get("/", { Cookie: "a=b; consent=declined" })).toString();
  expect(asked).toContain("Cookie notice");
  expect(answered).not.toContain("Cookie notice");
  expect(await etagOf("/", "consent=accepted")).toBe(await etagOf("/", "consent=declined"));
  expect(await etagOf("/", "consent=maybe")).toBe(await etagOf("/"));
});

test.each([
  ["/demo/plumber/", "/demo/plumber"],
  ["/demo/plumber/?a=b&c", "/demo/plumber?a=b&c"],
  ["/contact/", "/contact"],
  ["//?filter=trades", "/?filter=trades"],
])("%s leads to %s for good", async (address, location) => {
  for (const method of [undefined, "HEAD"] as const) {
    const { status, headers, body } = await rawGet(site.url + address, {}, method);
    expect([status, headers.location, body.length]).toEqual([308, location, 0]);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  }
});

test("a post to a page's address with a slash at its end is taken like any other", async () => {
  const answer = await fetch(`${site.url}/contact/`, {
    method: "POST",
    body: new URLSearchParams({ name: "A" }),
  });
  expect(answer.status).toBe(422);
});

test.each([
  ["a message on its way", "/", { Cookie: "flash=x" }],
  ["a message under the name it has behind TLS", "/", { Cookie: "a=b; __Host-flash=x" }],
])("a visitor with %s gets a page of their own", async (_, path, headers) => {
  const answer = await get(path, headers);
  expect(answer.status).toBe(200);
  expect(policyOf(answer)).toContain("'nonce-");
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("data for the scripts is not the page", async () => {
  const { headers } = await get("/?_data=root");
  expect(headers["content-type"]).toContain("application/json");
  expect(headers.etag).toBeUndefined();
});

test("another method is refused as before", async () => {
  const answer = await fetch(site.url, { method: "POST", body: "a=b" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
});
