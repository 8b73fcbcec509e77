import { beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { multipartOpening } from "../support/http/multipart-stream";
import {
  filledIn,
  namesListed,
  OnboardingClient,
  read,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { rawPost } from "../support/http/raw-post";
import { sharedSite, supportEmail } from "../support/site";
import { png } from "../support/assets/upload-samples";

const BOUNDARY = "----a-boundary-of-the-tests";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const MEGABYTE = 1024 * 1024;

const site = await sharedSite();
let client: OnboardingClient;
beforeEach(async () => {
  client = new OnboardingClient(site);
  await client.open();
});

const fields = () => ({ ...client.hidden, ...filledIn });
const post = async (body: BodyInit | null, headers: Record<string, string>, path = "/onboarding") =>
  read(await client.request(path, { method: "POST", body, headers }));

function expectPage(body: string, title: string) {
  const text = textOf(body);
  expect(body).toContain("<html");
  expect(text).toContain(title);
  expect(text).not.toContain("Unexpected Application Error");
}

test("a page that refuses an onboarding post names the support address", async () => {
  const answer = await post("businessName=x", { "Content-Type": "text/plain" });
  expect(answer.status).toBe(415);
  expect(textOf(answer.body)).toContain(supportEmail);
  expect(answer.body).not.toContain('href="mailto:"');
});

describe("an onboarding post of another content type is answered with a 415 page", () => {
  test.each([
    ["an urlencoded form", "application/x-www-form-urlencoded"],
    ["JSON", "application/json"],
    ["another multipart type", `multipart/mixed; boundary=${BOUNDARY}`],
    ["none", ""],
  ])("%s", async (_, type) => {
    const headers: Record<string, string> = type ? { "Content-Type": type } : {};
    const answer = await post(new TextEncoder().encode("businessName=x"), headers);
    expect(answer.status).toBe(415);
    expectPage(answer.body, "We could not read that form");
  });
});

describe("an onboarding post that cannot be parsed is answered 400", () => {
  const opening = () => multipartOpening(BOUNDARY, fields(), "logo.png");
  const bodies: [what: string, type: string, body: () => string][] = [
    ["a multipart type without a boundary", "multipart/form-data", () => "x"],
    ["no body at all", MULTIPART, () => ""],
    ["a body without its boundary", MULTIPART, () => "hello"],
    ["a body cut in a field", MULTIPART, () => opening().slice(0, 120)],
    ["a body cut in a file", MULTIPART, () => `${opening()}\x89PNG\r\n\x1a\n`],
    ["a body without its last boundary", MULTIPART, () => `${opening()}PNG\r\n--${BOUNDARY}\r\n`],
    ["a part without a disposition", MULTIPART, () => `--${BOUNDARY}\r\nX: y\r\n\r\nz`],
  ];

  test.each(bodies)("with a page: %s", async (_, type, body) => {
    const held = () => [client.inquiries(), site.rows("select * from uploads"), client.objects()];
    const before = held();
    const answer = await post(Buffer.from(body(), "latin1"), { "Content-Type": type });
    expect(answer.status).toBe(400);
    expectPage(answer.body, "We could not read that request");
    expect(held()).toEqual(before);
  });

  test("with JSON for the scripts", async () => {
    const answer = await post("hello", { "Content-Type": MULTIPART }, SCRIPTS);
    expect(answer.status).toBe(400);
    expect(answer.headers.get("X-Remix-Response")).toBe("yes");
    expect(JSON.parse(answer.body)).toEqual({ refused: 400 });
  });
});

describe("hostile names and fields in an onboarding post", () => {
  test("are dropped silently", async () => {
    const answer = await client.send([], {
      ...filledIn,
      "x[20000000]": "1",
      "__proto__.polluted": "1",
      constructor: "1",
    });
    expect(answer.status).toBe(303);
  });

  test("that leave no known field are answered 422", async () => {
    client.hidden = {};
    const answer = await client.send([], { unknown: "1" });
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain("Enter your business name");
  });

  test("do not make a file of another field count as an upload", async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields())) body.append(name, value);
    body.append("intent", "upload");
    body.append("attachment", new File([png], "logo.png"));
    const answer = await read(await client.request("/onboarding", { method: "POST", body }));
    expect(answer.status).toBe(200);
    expect(namesListed(answer.body)).toEqual([]);
  });
});

describe("an onboarding post above the size limit is answered 413", () => {
  const declared = { "Content-Type": MULTIPART, "Content-Length": "3000000000" };

  test("with a page, by its declared length before the body is sent", async () => {
    const { answer } = await rawPost(`${site.url}/onboarding`, declared, ["--"]);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expectPage(text, "That was too much to send");
  });

  test("with JSON for the scripts", async () => {
    const { answer } = await rawPost(site.url + SCRIPTS, declared, ["--"]);
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 413 /);
    expect(text).toMatch(/^x-remix-response: yes\r$/im);
    expect(text).toContain('{"refused":413}');
  });

  test("with a page, when an unknown field is longer than any known one", async () => {
    const answer = await client.send([], { ...filledIn, unknown: "x".repeat(MEGABYTE) });
    expect(answer.status).toBe(413);
    expectPage(answer.body, "That was too much to send");
  });
});

describe("a cross-site onboarding post is answered 403", () => {
  const foreign: [string, Record<string, string>][] = [
    ["another origin", { Origin: "https://evil.test" }],
    ["an opaque origin", { Origin: "null" }],
    ["the same host on another port", { Origin: "http://127.0.0.1:1" }],
    ["Sec-Fetch-Site", { "Sec-Fetch-Site": "cross-site" }],
  ];

  test.each(foreign)("with a page: %s", async (_, headers) => {
    const before = client.inquiries().length;
    const type = { "Content-Type": MULTIPART };
    const answer = await post(`${multipartOpening(BOUNDARY, fields())}--${BOUNDARY}--\r\n`, {
      ...type,
      ...headers,
    });
    expect(answer.status).toBe(403);
    expectPage(answer.body, "That request came from another site");
    expect(client.inquiries()).toHaveLength(before);
  });

  test("with JSON for the scripts", async () => {
    const answer = await post("x", { Origin: "https://evil.test" }, SCRIPTS);
    expect(answer.status).toBe(403);
    expect(answer.headers.get("X-Remix-Response")).toBe("yes");
    expect(JSON.parse(answer.body)).toEqual({ refused: 403 });
  });

  test("while one from the site's own origin, or without one, is accepted", async () => {
    const body = `${multipartOpening(BOUNDARY, fields())}--${BOUNDARY}--\r\n`;
    const type = { "Content-Type": MULTIPART };
    const own = await post(body, { ...type, Origin: site.url, "Sec-Fetch-Site": "same-origin" });
    expect(own.status).toBe(303);
  });
});
