import { Agent, request as rawRequest } from "node:http";
import { text as readAll } from "node:stream/consumers";
import { expect, test } from "vitest";
import { HttpClient, textOf } from "../support/http/http-client";
import { sharedSite, supportEmail } from "../support/site";
import { checkoutCalls, openForm, ordersOf, validOrder } from "../support/orders/order-visitor";

const FORM = "application/x-www-form-urlencoded";
const SCRIPTS = "/contact?_data=routes%2Fcontact";

const site = await sharedSite();

interface Raw {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** A request no browser would make: any method, any headers. */
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

function isPage(answer: Raw, words: string) {
  expect(answer.headers["content-type"]).toMatch(/^text\/html/);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(textOf(/<h1[^>]*>(.*?)<\/h1>/s.exec(answer.body)?.[1] ?? "")).toBe(words);
}

function isForScripts(answer: Raw, status: number) {
  expect(answer.status).toBe(status);
  expect(answer.headers["content-type"]).toMatch(/^application\/json/);
  expect(answer.headers["x-remix-response"]).toBe("yes");
  expect(JSON.parse(answer.body)).toEqual({ refused: status });
}

async function aForm() {
  const { hidden } = await openForm(site);
  const fields = validOrder();
  return { fields, body: new URLSearchParams({ ...hidden, ...fields }).toString() };
}

test.each(["text/plain", "application/json", "multipart/form-data; boundary=x", "", "nonsense"])(
  "a form sent as %j is answered 415 with a page, and to the scripts as JSON",
  async (type) => {
    const { body } = await aForm();
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    const answer = await raw("POST", "/contact", headers, body);
    expect(answer.status).toBe(415);
    isPage(answer, "We could not read that form");
    isForScripts(await raw("POST", SCRIPTS, headers, body), 415);
  },
);

test("a charset after the content type and capitals in it change nothing", async () => {
  const { body } = await aForm();
  const type = "Application/X-WWW-Form-URLencoded; charset=UTF-8";
  expect((await raw("POST", "/contact", { "Content-Type": type }, body)).status).toBe(303);
});

test("a body that is not UTF-8 is answered 400, never 500", async () => {
  const broken = Buffer.concat([Buffer.from("name="), Buffer.from([0xff, 0xfe, 0xc3])]);
  const answer = await raw("POST", "/contact", { "Content-Type": FORM }, broken);
  expect(answer.status).toBe(400);
  isPage(answer, "We could not read that request");
  isForScripts(await raw("POST", SCRIPTS, { "Content-Type": FORM }, broken), 400);
});

test.each(["", "%", "name=%zz&email=%ff", "&&&===", "name"])(
  "the body %j is a form with invalid fields",
  async (body) => {
    expect((await raw("POST", "/contact", { "Content-Type": FORM }, body)).status).toBe(422);
  },
);

test.each([64 * 1024 + 1, 1024 * 1024])(
  "a body of %i bytes is answered 413, declared or in chunks",
  async (size) => {
    const body = `project=${"p".repeat(size - "project=".length)}`;
    const declared = { "Content-Type": FORM, "Content-Length": String(size) };
    const chunked = { "Content-Type": FORM, "Transfer-Encoding": "chunked" };
    for (const headers of [declared, chunked]) {
      const answer = await raw("POST", "/contact", headers, body);
      expect(answer.status).toBe(413);
      isPage(answer, "That was too much to send");
    }
    isForScripts(await raw("POST", SCRIPTS, declared, body), 413);
  },
);

test.each([64 * 1024 + 1, 100 * 1024, 1024 * 1024])(
  "a connection serves on after a body of %i bytes, sent in chunks, was refused",
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

test.each([
  ["403, from another site", 403, { "Content-Type": FORM, Origin: "null" }, ""],
  ["413, too large", 413, { "Content-Type": FORM }, "x".repeat(100 * 1024)],
  ["415, of another type", 415, { "Content-Type": "text/plain" }, ""],
])("the page that answers %s names the support address", async (_, status, headers, body) => {
  const answer = await raw("POST", "/contact", headers, body);
  expect(answer.status).toBe(status);
  const link = /write to[^<]*<a[^>]*href="([^"]*)"/.exec(answer.body.replace(/<!--.*?-->/g, ""));
  expect(link?.[1]).toBe(`mailto:${supportEmail}`);
});

test("a body of exactly 64 KiB is read", async () => {
  const { fields, body } = await aForm();
  const full = `${body}&x=`.padEnd(64 * 1024, "x");
  expect((await raw("POST", "/contact", { "Content-Type": FORM }, full)).status).toBe(303);
  expect(ordersOf(site, fields.email)).toHaveLength(1);
});

test.each<[string, Record<string, string>]>([
  ["a foreign Origin", { Origin: "https://evil.test" }],
  ["an Origin on another port", { Origin: "http://127.0.0.1:1" }],
  ["the Origin null", { Origin: "null" }],
  ["an empty Origin", { Origin: "" }],
  ["Sec-Fetch-Site cross-site", { "Sec-Fetch-Site": "cross-site" }],
  ["Sec-Fetch-Site same-site", { "Sec-Fetch-Site": "same-site" }],
])("a post with %s is answered 403 and orders nothing", async (_, headers) => {
  const { fields, body } = await aForm();
  const calls = checkoutCalls(site).length;
  const answer = await raw("POST", "/contact", { "Content-Type": FORM, ...headers }, body);
  expect(answer.status).toBe(403);
  isPage(answer, "That request came from another site");
  isForScripts(await raw("POST", SCRIPTS, { "Content-Type": FORM, ...headers }, body), 403);
  expect(ordersOf(site, fields.email)).toEqual([]);
  expect(checkoutCalls(site)).toHaveLength(calls);
});

test("in production the Host header does not make an Origin ours", async () => {
  const { body } = await aForm();
  const headers = { "Content-Type": FORM, Host: "evil.test", Origin: "http://evil.test" };
  expect((await raw("POST", "/contact", headers, body)).status).toBe(403);
});

test.each<[string, () => Record<string, string>]>([
  ["neither Origin nor Sec-Fetch-Site", () => ({})],
  ["our Origin", () => ({ Origin: site.url })],
  [
    "our Origin and Sec-Fetch-Site same-origin",
    () => ({ Origin: site.url, "Sec-Fetch-Site": "same-origin" }),
  ],
  ["our Origin and a foreign Host", () => ({ Origin: site.url, Host: "elsewhere.test" })],
])("a post with %s is accepted", async (_, headers) => {
  const { body } = await aForm();
  const answer = await raw("POST", "/contact", { "Content-Type": FORM, ...headers() }, body);
  expect(answer.status).toBe(303);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
  "%s is answered 405 with the methods that are allowed",
  async (method) => {
    const answer = await raw(method, "/contact");
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe("GET, HEAD, POST");
    isPage(answer, "That does not work here");
    const scripts = await raw(method, SCRIPTS);
    isForScripts(scripts, 405);
    expect(scripts.headers.allow).toBe("GET, HEAD, POST");
  },
);

test("a post to a page without a form is answered 405", async () => {
  const answer = await raw("POST", "/thank-you", { "Content-Type": FORM }, "a=b");
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
});

test("invalid fields are answered to the scripts with the same status, as JSON", async () => {
  const visitor = await openForm(site);
  const fields = validOrder({ name: "A", budget: "" });
  const answer = await visitor.sendByScripts(fields);
  expect(answer.status).toBe(422);
  expect(answer.headers.get("X-Remix-Response")).toBe("yes");
  expect(await answer.json()).toMatchObject({
    fieldErrors: { name: "Name must be at least 2 characters" },
    repopulateFields: fields,
    problem: { title: "Validation Error", description: "Please check the form for errors." },
  });
});

test("an answered form is never stored by a cache", async () => {
  const client = new HttpClient(site.url);
  expect((await client.request("/contact")).headers.get("Cache-Control")).toBe("no-store");
  const answer = await (await openForm(site)).send(validOrder({ name: "" }));
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});
