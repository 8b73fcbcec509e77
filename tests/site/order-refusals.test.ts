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

async function newForm() {
  const { hidden } = await openForm(site);
  const fields = validOrder();
  return { fields, body: new URLSearchParams({ ...hidden, ...fields }).toString() };
}

test.each(["text/plain", "application/json", "multipart/form-data; boundary=x", "", "nonsense"])(
  "an order sent as %j is answered 415 with a page, and as JSON to the scripts",
  async (type) => {
    const { body } = await newForm();
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    const answer = await raw("POST", "/contact", headers, body);
    expect(answer.status).toBe(415);
    isPage(answer, "We could not read that form");
    isForScripts(await raw("POST", SCRIPTS, headers, body), 415);
  },
);

test("an order's content type may have a charset and capital letters", async () => {
  const { body } = await newForm();
  const type = "Application/X-WWW-Form-URLencoded; charset=UTF-8";
  expect((await raw("POST", "/contact", { "Content-Type": type }, body)).status).toBe(303);
});

test("an order that is not UTF-8 is answered 400", async () => {
  const broken = Buffer.concat([Buffer.from("name="), Buffer.from([0xff, 0xfe, 0xc3])]);
  const answer = await raw("POST", "/contact", { "Content-Type": FORM }, broken);
  expect(answer.status).toBe(400);
  isPage(answer, "We could not read that request");
  isForScripts(await raw("POST", SCRIPTS, { "Content-Type": FORM }, broken), 400);
});

test.each(["", "%", "name=%zz&email=%ff", "&&&===", "name"])(
  "an order with the body %j is answered 422",
  async (body) => {
    expect((await raw("POST", "/contact", { "Content-Type": FORM }, body)).status).toBe(422);
  },
);

test.each([64 * 1024 + 1, 1024 * 1024])(
  "an order with a body of %i bytes is answered 413, with a declared length or in chunks",
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

test.each([
  ["a cross-site post (403)", 403, { "Content-Type": FORM, Origin: "null" }, ""],
  ["a body that is too large (413)", 413, { "Content-Type": FORM }, "x".repeat(100 * 1024)],
  ["another content type (415)", 415, { "Content-Type": "text/plain" }, ""],
])("the page for %s names the support address", async (_, status, headers, body) => {
  const answer = await raw("POST", "/contact", headers, body);
  expect(answer.status).toBe(status);
  const link = /write to[^<]*<a[^>]*href="([^"]*)"/.exec(answer.body.replace(/<!--.*?-->/g, ""));
  expect(link?.[1]).toBe(`mailto:${supportEmail}`);
});

test("an order with a body of exactly 64 KiB is accepted", async () => {
  const { fields, body } = await newForm();
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
])("an order with %s is answered 403, and nothing is stored", async (_, headers) => {
  const { fields, body } = await newForm();
  const calls = checkoutCalls(site).length;
  const answer = await raw("POST", "/contact", { "Content-Type": FORM, ...headers }, body);
  expect(answer.status).toBe(403);
  isPage(answer, "That request came from another site");
  isForScripts(await raw("POST", SCRIPTS, { "Content-Type": FORM, ...headers }, body), 403);
  expect(ordersOf(site, fields.email)).toEqual([]);
  expect(checkoutCalls(site)).toHaveLength(calls);
});

test("in production a Host header does not make an Origin same-site", async () => {
  const { body } = await newForm();
  const headers = { "Content-Type": FORM, Host: "evil.test", Origin: "http://evil.test" };
  expect((await raw("POST", "/contact", headers, body)).status).toBe(403);
});

test.each<[string, () => Record<string, string>]>([
  ["neither Origin nor Sec-Fetch-Site", () => ({})],
  ["the site's Origin", () => ({ Origin: site.url })],
  [
    "the site's Origin and Sec-Fetch-Site same-origin",
    () => ({ Origin: site.url, "Sec-Fetch-Site": "same-origin" }),
  ],
  ["the site's Origin and a foreign Host", () => ({ Origin: site.url, Host: "elsewhere.test" })],
])("an order with %s is accepted", async (_, headers) => {
  const { body } = await newForm();
  const answer = await raw("POST", "/contact", { "Content-Type": FORM, ...headers() }, body);
  expect(answer.status).toBe(303);
});

test.each(["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"])(
  "%s to the contact page is answered 405 with the allowed methods",
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

test("a POST to a page without a form is answered 405", async () => {
  const answer = await raw("POST", "/thank-you", { "Content-Type": FORM }, "a=b");
  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe("GET, HEAD");
});

test("invalid fields of an order are answered 422 as JSON to the scripts", async () => {
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

test("the order form and the response to it are never stored by a cache", async () => {
  const client = new HttpClient(site.url);
  expect((await client.request("/contact")).headers.get("Cache-Control")).toBe("no-store");
  const answer = await (await openForm(site)).send(validOrder({ name: "" }));
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});
