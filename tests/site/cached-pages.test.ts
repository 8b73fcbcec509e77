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

describe.each(cachedPaths)("the cached page %s", (path) => {
  test("must be revalidated by browsers and sets no cookie", async () => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(headers.vary).toBe("Cookie, Accept-Encoding");
    expect(headers["set-cookie"]).toBeUndefined();
  });

  test("allows exactly its own inline scripts, by their hashes", async () => {
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
  ["another order of parameters", "/?preview=2&x&filter=trades", "/?filter=trades&preview=2"],
  ["a second value", "/?filter=trades&filter=professional", "/?filter=trades"],
  ["a parameter on a page without any", "/demo/plumber?filter=trades", "/demo/plumber"],
])("%s makes no other variant of the page", async (_, address, canonical) => {
  expect(await etagOf(address)).toBe(await etagOf(canonical));
});

test("filter, preview and closing message each make a variant of the page", async () => {
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

test("nothing from a query or cookie appears in a cached page", async () => {
  const { body } = await get("/?filter=zq7x&zq7x=1", { Cookie: "zq7x=1; consent=zq7x" });
  const html = decoded({ status: 200, headers: { "content-encoding": "br" }, body }).toString();
  expect(html).not.toContain("zq7x");
});

test("a visitor who accepted or declined cookies gets the same page without the cookie notice", async () => {
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
])("%s redirects permanently to %s", async (address, location) => {
  for (const method of [undefined, "HEAD"] as const) {
    const { status, headers, body } = await rawGet(site.url + address, {}, method);
    expect([status, headers.location, body.length]).toEqual([308, location, 0]);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
  }
});

test("a post to a path with a trailing slash is handled without a redirect", async () => {
  const answer = await fetch(`${site.url}/contact/`, {
    method: "POST",
    body: new URLSearchParams({ name: "A" }),
  });
  expect(answer.status).toBe(422);
});

test.each([
  ["a flash cookie", "/", { Cookie: "flash=x" }],
  ["a flash cookie by its name behind TLS", "/", { Cookie: "a=b; __Host-flash=x" }],
])("a visitor with %s gets a page of their own that is not stored", async (_, path, headers) => {
  const answer = await get(path, headers);
  expect(answer.status).toBe(200);
  expect(policyOf(answer)).toContain("'nonce-");
  expect(answer.headers.etag).toBeUndefined();
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a request for the scripts' data gets JSON, not the cached page", async () => {
  const { headers } = await get("/?_data=root");
  expect(headers["content-type"]).toContain("application/json");
  expect(headers.etag).toBeUndefined();
});

test("a POST to a cached page is answered 405", async () => {
  const answer = await fetch(site.url, { method: "POST", body: "a=b" });
  expect(answer.status).toBe(405);
  expect(answer.headers.get("Allow")).toBe("GET, HEAD");
});
