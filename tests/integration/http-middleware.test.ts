import { describe, expect, test } from "vitest";
import {
  inExpress,
  inNode,
  listen,
  type LastHandler,
  type Mount,
} from "../support/http/middleware-server";
import { decoded, rawGet } from "../support/http/raw-get";

// As in production, since in development nothing is cached.
Object.assign(process.env, { NODE_ENV: "production", SANDBOX: "1" });
const { middlewareStack } = await import("~/http/serve.server");
const { errorPage } = await import("~/http/error-page.server");
const { demoAsked, variantOf } = await import("~/page-variants.server");

/** Answers with the request that reached it. */
const echo: LastHandler = ({ method, url, headers }, res) => {
  res.setHeader("Content-Type", "application/json");
  res.end(JSON.stringify({ method, url, headers }));
};

type Echo = { method: string; url: string; headers: Record<string, string | undefined> };

describe.each<[where: string, mount: Mount]>([
  ["a server of node:http", inNode],
  ["an Express application", inExpress],
])("the middleware in %s", (_, mount) => {
  const start = (last: LastHandler = echo) =>
    listen(
      mount(
        middlewareStack({ variantOf, destinationOf: demoAsked }),
        last,
        errorPage((status) => `page ${status}`),
      ),
    );

  test("forwards a visitor's request with its nonce and client address, without forged ones and without Range", async () => {
    const url = await start();
    const answer = await rawGet(`${url}/contact?industry=Plumber`, {
      Cookie: "order=x",
      Range: "bytes=0-1",
      "X-Sitewright-Nonce": "forged",
      "X-Sitewright-Client": "forged",
    });
    const got = JSON.parse(answer.body.toString()) as Echo;
    expect(got.url).toBe("/contact?industry=Plumber");
    expect(got.headers).toMatchObject({ cookie: "order=x", "x-sitewright-client": "127.0.0.1" });
    expect(got.headers.range).toBeUndefined();
    const nonce = got.headers["x-sitewright-nonce"];
    expect(nonce).toMatch(/^[\w+/=]{24}$/);
    expect(answer.headers["content-security-policy"]).toContain(
      `script-src 'self' 'nonce-${nonce}'`,
    );
    expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.headers["x-frame-options"]).toBe("DENY");
  });

  test.each<[what: string, status: number, path: string, init: RequestInit]>([
    ["a method that a page does not allow", 405, "/contact", { method: "PUT" }],
    ["a post from another site", 403, "/contact", post({ "Sec-Fetch-Site": "cross-site" })],
    ["a post to an unknown path", 404, "/none", post({})],
    ["a URL that cannot be read", 400, "/%zz", {}],
  ])("answers %s with %i and an error page", async (_what, status, path, init) => {
    const url = await start();
    const response = await fetch(url + path, init);
    expect([response.status, await response.text()]).toEqual([status, `page ${status}`]);
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(response.headers.get("Allow")).toBe(status === 405 ? "GET, HEAD, POST" : null);
  });

  test("answers a rejected request of Remix's scripts as JSON", async () => {
    const url = await start();
    const response = await fetch(`${url}/contact?_data=routes%2Fcontact`, { method: "PUT" });
    expect(await response.json()).toEqual({ refused: 405 });
    expect(response.headers.get("X-Remix-Response")).toBe("yes");
  });

  test("redirects a path with a trailing slash to the one without it", async () => {
    const url = await start();
    const response = await fetch(`${url}/demo/plumber/?a=b`, { redirect: "manual" });
    expect(response.status).toBe(308);
    expect(response.headers.get("Location")).toBe("/demo/plumber?a=b");
  });

  test("serves a static file from memory, and answers 304 to a client that has it", async () => {
    const url = await start();
    const { status, headers } = await rawGet(`${url}/favicon.svg`);
    expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    const again = await rawGet(`${url}/favicon.svg`, { "If-None-Match": headers.etag! });
    expect(again.status).toBe(304);
  });

  test("renders a cached page once and serves it from memory afterwards", async () => {
    let rendered = 0;
    const url = await start((req, res) => {
      rendered += 1;
      echo(req, res);
    });
    const first = await rawGet(`${url}/privacy-policy`, { "Accept-Encoding": "br" });
    const second = await rawGet(`${url}/privacy-policy`, { "Accept-Encoding": "gzip" });
    expect(decoded(second).equals(decoded(first))).toBe(true);
    expect([first.headers["content-encoding"], second.headers["content-encoding"]]).toEqual([
      "br",
      "gzip",
    ]);
    expect(rendered).toBe(1);
  });

  test("answers 500 without details when the application throws", async () => {
    const url = await start(() => {
      throw new Error("secret");
    });
    const response = await fetch(`${url}/contact`);
    expect([response.status, await response.text()]).toEqual([500, ""]);
    expect(response.headers.get("X-Frame-Options")).toBe("DENY");
  });
});

function post(headers: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams({ a: "b" }), headers };
}
