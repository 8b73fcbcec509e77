import { expect, test } from "vitest";
import type { RefusalStatus } from "~/content/refusals";
import { exchange } from "../support/hostile/exchange";
import { refused, refusedToScripts } from "../support/hostile/expected";
import { bytes, chunked, FORM_TYPE, get, post, postChunks } from "../support/hostile/request";
import { beginPost } from "../support/http/slow-client";
import { sharedSite, supportEmail } from "../support/site";

const FORM = "application/x-www-form-urlencoded";
const MULTIPART = "multipart/form-data; boundary=a";
const asScripts = (path: string) => `${path}?_data=routes${path.replace("/", "%2F")}`;

const site = await sharedSite();

/** A page with the support address, and JSON to the scripts. */
async function isRefused(status: RefusalStatus, path: string, sent: (path: string) => Buffer) {
  const [page] = await exchange(site.url, [sent(path)]);
  const [data] = await exchange(site.url, [sent(asScripts(path))]);
  expect([page?.status, data?.status]).toEqual([status, status]);
  await refused(status).holds(page!, site);
  expect(page!.body).toContain(`href="mailto:${supportEmail}"`);
  await refusedToScripts(status).holds(data!, site);
}

// tests/hostile/tables has more bodies of both forms.
test.each<[what: string, status: RefusalStatus, path: string, type: string, body: string]>([
  ["an order as JSON", 415, "/contact", "application/json", "{}"],
  ["an order of no type", 415, "/contact", "", "name=x"],
  ["assets as an urlencoded form", 415, "/onboarding", FORM, "businessName=x"],
  ["assets of another multipart type", 415, "/onboarding", "multipart/mixed; boundary=a", "x"],
  ["assets of no type", 415, "/onboarding", "", "businessName=x"],
  ["an order that is not UTF-8", 400, "/contact", FORM, "n\xff\xfe"],
  ["assets without a boundary", 400, "/onboarding", "multipart/form-data", "x"],
  ["assets without a body", 400, "/onboarding", MULTIPART, ""],
])(
  "a post of %s is answered %i with a page, and with JSON to the scripts",
  (_, status, path, type, body) =>
    isRefused(status, path, (to) => post(to, type ? [`Content-Type: ${type}`] : [], body)),
);

test("an order with a body of a byte above 64 KiB is answered 413, with a declared length or in chunks", async () => {
  const body = "p".repeat(64 * 1024 + 1);
  await isRefused(413, "/contact", (to) => post(to, [FORM_TYPE], body));
  await isRefused(413, "/contact", (to) => postChunks(to, [FORM_TYPE], chunked(body)));
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
    const head = ["POST /contact HTTP/1.1", "Host: a", FORM_TYPE, "Transfer-Encoding: chunked"];
    const tooLarge = bytes(`${head.join("\r\n")}\r\n\r\n${chunked("x".repeat(size))}`);
    const answers = await exchange(site.url, [tooLarge, get("/healthz")]);
    expect(answers.map(({ status }) => status)).toEqual([413, 200]);
  },
);

test("in production a Host header does not make an Origin same-site", () =>
  // The requests' Host is site.test.
  isRefused(403, "/contact", (to) => post(to, [FORM_TYPE, "Origin: http://site.test"], "a=b")));
