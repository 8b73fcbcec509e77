import { Agent, request as rawRequest } from "node:http";
import { text as readAll } from "node:stream/consumers";
import { expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { beginPost } from "../support/http/slow-client";
import { sharedSite, supportEmail } from "../support/site";
import { openForm, validOrder } from "../support/orders/order-visitor";

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=a";
const asScripts = (path: string) => `${path}?_data=routes${path.replace("/", "%2F")}`;

const site = await sharedSite();

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A request that no browser would make: any method, any headers. */
function raw(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string | Uint8Array,
  agent: Agent | false = false,
): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const request = rawRequest(new URL(path, site.url), { method, headers, agent }, (answer) => {
      readAll(answer).then(
        (read) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: read }),
        reject,
      );
    });
    request.on("error", reject);
    request.end(body);
  });
}

/** A page with this heading and the support address, which no cache stores. */
function isPage(answer: Raw, status: number, words: string) {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toMatch(/^text\/html/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(answer.body)?.[1] ?? "")).toBe(words);
  const link = /write to[^<]*<a[^>]*href="([^"]*)"/.exec(answer.body.replace(/<!--.*?-->/g, ""));
  expect(link?.[1]).toBe(`mailto:${supportEmail}`);
}

function isForScripts(answer: Raw, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(answer.headers["x-remix-response"]).toBe("yes");
  expect(JSON.parse(answer.body)).toEqual({ refused: status });
}

// tests/hostile/tables has more bodies of both forms.
test.each<[what: string, status: number, path: string, type: string, body: string | Buffer]>([
  ["an order as JSON", 415, "/contact", "application/json", "{}"],
  ["an order of no type", 415, "/contact", "", "name=x"],
  ["assets as an urlencoded form", 415, "/onboarding", FORM, "businessName=x"],
  ["assets of another multipart type", 415, "/onboarding", "multipart/mixed; boundary=a", "x"],
  ["assets of no type", 415, "/onboarding", "", "businessName=x"],
  ["an order that is not UTF-8", 400, "/contact", FORM, Buffer.from([0x6e, 0xff, 0xfe])],
  ["assets without a boundary", 400, "/onboarding", "multipart/form-data", "x"],
  ["assets without a body", 400, "/onboarding", MULTIPART, ""],
])("a post of %s is answered %i with a page, and with JSON to the scripts", async (...row) => {
  const [, status, path, type, body] = row;
  const headers: Record<string, string> = type ? { "Content-Type": type } : {};
  const thing = status === 415 ? "form" : "request";
  isPage(await raw("POST", path, headers, body), status, `We could not read that ${thing}`);
  isForScripts(await raw("POST", asScripts(path), headers, body), status);
});

test("an order with a body of a byte above 64 KiB is answered 413, with a declared length or in chunks", async () => {
  const size = 64 * 1024 + 1;
  const body = `project=${"p".repeat(size - "project=".length)}`;
  const declared = { "Content-Type": FORM, "Content-Length": String(size) };
  const chunked = { "Content-Type": FORM, "Transfer-Encoding": "chunked" };
  for (const headers of [declared, chunked]) {
    isPage(await raw("POST", "/contact", headers, body), 413, "That was too much to send");
  }
  isForScripts(await raw("POST", asScripts("/contact"), declared, body), 413);
});

test.each([
  ["a page", "/onboarding", "That was too much to send"],
  ["JSON to the scripts", asScripts("/onboarding"), '{"refused":413}'],
])(
  "assets above the size limit are answered 413 with %s, by their declared length before the body is sent",
  async (_, path, words) => {
    const declared = { "Content-Type": MULTIPART, "Content-Length": "3000000000" };
    const text = await beginPost(site.url + path, declared, "--").answer;
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toContain(words);
    expect(/^x-remix-response: yes\r$/im.test(text)).toBe(path !== "/onboarding");
  },
);

test.each([64 * 1024 + 1, 100 * 1024, 1024 * 1024])(
  "a connection can be used again after a body of %i bytes in chunks was answered 413",
  async (size) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { "Content-Type": FORM, "Transfer-Encoding": "chunked" };
    const refused = await raw("POST", "/contact", headers, "x".repeat(size), agent);
    expect(refused.status).toBe(413);
    const next = await raw("GET", "/healthz", {}, undefined, agent);
    expect(next.status).toBe(200);
    agent.destroy();
  },
);

test("in production a Host header does not make an Origin same-site", async () => {
  const { hidden } = await openForm(site);
  const body = new URLSearchParams({ ...hidden, ...validOrder() }).toString();
  const headers = { "Content-Type": FORM, Host: "evil.test", Origin: "http://evil.test" };
  const answer = await raw("POST", "/contact", headers, body);
  isPage(answer, 403, "That request came from another site");
});
