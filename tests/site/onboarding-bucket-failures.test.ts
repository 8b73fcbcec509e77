import { beforeEach, describe, expect, test } from "vitest";
import { formOf, textOf } from "../support/http/http-client";
import { zeroFilled } from "../support/http/generated-files";
import {
  filledIn,
  keyedName,
  namesListed,
  type OnboardingClient,
  openedClient,
} from "../support/assets/onboarding-client";
import { sharedSite } from "../support/site";
import { bytesOf, flyer, logo, png, zip } from "../support/assets/upload-samples";
import { shortTimeouts } from "../support/faults/fault-rows";

const site = await sharedSite({ env: shortTimeouts });
let client: OnboardingClient;
beforeEach(async () => {
  client = await openedClient(site);
});

const stored = (name: string) =>
  client.objects().filter(({ key }) => keyedName(key) === name).length;

const faults = [
  ["by answering 500", { match: "PUT ", status: 500 }, 2],
  ["by answering 403", { match: "PUT ", status: 403 }, 1],
  ["by ending the connection", { match: "PUT ", reset: "before" }, 2],
  ["by never answering a write", { match: "PUT ", hang: true }, 1],
  ["by never answering anything", { hang: true }, 1],
] as const;

// tests/faults shows what the visitor reads, and that the form can be sent again.
test.each(faults)(
  "an onboarding post while the bucket fails %s makes few requests",
  async (...row) => {
    site.sandbox.s3.fail(row[1]);
    expect((await client.send([logo, flyer])).status).toBe(502);
    // Each request may wait STORAGE_STALL_MS, so their number decides how long the visitor waits.
    const requests = site.sandbox.s3.requests.filter(({ path }) => path.includes(logo.name));
    expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(row[2]);
    expect(requests.filter(({ method }) => method !== "PUT").length).toBeLessThanOrEqual(2);
  },
);

describe("an onboarding post while the bucket fails for one file", () => {
  test("keeps the other files, names the failed one, and a second post stores no file twice", async () => {
    const before = { logo: stored("logo.png"), flyer: stored("flyer.pdf") };
    site.sandbox.s3.fail({ match: /^PUT .*flyer\.pdf/, status: 500 });
    const answer = await client.send([logo, flyer]);
    expect(answer.status).toBe(502);
    expect(namesListed(answer.body)).toEqual(["logo.png"]);
    expect(textOf(answer.body)).toContain("flyer.pdf: Please choose it again.");
    expect(stored("logo.png")).toBe(before.logo + 1);

    site.sandbox.reset();
    const again = await client.send([logo, flyer]);
    expect(again.status).toBe(303);
    expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(2);
    expect(stored("logo.png")).toBe(before.logo + 1);
    expect(stored("flyer.pdf")).toBe(before.flyer + 1);
  });

  test("still names a refused file with its own message", async () => {
    site.sandbox.s3.fail({ match: "PUT ", status: 500 });
    const answer = await client.send([logo, { name: "x.exe", bytes: bytesOf("MZ") }]);
    expect(answer.status).toBe(502);
    expect(textOf(answer.body)).toContain("x.exe: File type not allowed.");
  });
});

test.each([
  ["by ending the connection before the write", { match: "PUT ", times: 1, reset: "before" }],
  ["by ending the connection after the write", { match: "PUT ", times: 1, reset: "after" }],
] as const)(
  "an onboarding post while the bucket fails once %s is repeated without the visitor noticing",
  async (_, fault) => {
    const before = stored("logo.png");
    site.sandbox.s3.fail(fault);
    const answer = await client.send([logo]);
    expect(answer.status).toBe(303);
    expect(stored("logo.png")).toBe(before + 1);
    const urls = JSON.parse(client.inquiries().at(-1)?.file_urls ?? "") as string[];
    const served = await fetch(urls[0] ?? "");
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  },
);

const photos = (megabytes: number) => ({
  name: "photos.zip",
  bytes: zeroFilled(zip.subarray(0, 4), megabytes * 1024 * 1024),
});

test.each([
  ["its beginning hangs", { match: "?uploads", hang: true }],
  ["every part hangs", { match: "partNumber", hang: true }],
  ["a part hangs", { match: /PUT .*partNumber=2/, hang: true }],
  ["the last part is refused", { match: /PUT .*partNumber=4/, status: 500 }],
  ["it cannot be completed", { match: /^POST .*uploadId=/, status: 500 }],
] as const)(
  "the multipart upload of a large file is aborted when %s, and no write that hangs is tried again",
  async (_, fault) => {
    const rows = () => site.rows("select id, state from uploads where name = 'photos.zip'");
    const before = [site.sandbox.s3.uploads(), stored("photos.zip"), rows()];
    site.sandbox.s3.fail(fault);
    const answer = await client.send([photos(20)]);
    expect(answer.status).toBe(502);
    expect([site.sandbox.s3.uploads(), stored("photos.zip"), rows()]).toEqual(before);
    const writes = site.sandbox.s3.requests.filter(({ method }) => method !== "DELETE");
    const lines = writes.map(({ method, path }) => `${method} ${path}`);
    if ("hang" in fault) expect(new Set(lines).size).toBe(lines.length);
  },
);

test("a visitor does not wait for the deletion after a refused upload", async () => {
  const patient = await sharedSite();
  expect(patient.env.STORAGE_STALL_MS).toBeUndefined();
  const visitor = await openedClient(patient);
  patient.sandbox.s3.fail({ match: "PUT ", status: 403 });
  patient.sandbox.s3.fail({ match: "DELETE ", hang: true });
  const body = formOf({ ...visitor.hidden, ...filledIn }, [photos(20)]);
  // Waiting for the deletion would take the default stall limit of 20 seconds.
  const signal = AbortSignal.timeout(10_000);
  expect((await visitor.request("/onboarding", { method: "POST", body, signal })).status).toBe(502);
  const deletions = patient.sandbox.s3.requests.filter(({ method }) => method === "DELETE");
  expect(deletions.map(({ status }) => status)).toContain(0);
});

test("a large file whose first parts the bucket refuses is read to its end but not sent any further", async () => {
  const open = site.sandbox.s3.uploads();
  site.sandbox.s3.fail({ match: /PUT .*partNumber=/, status: 403 });
  const answer = await client.send([photos(45), logo]);
  expect(answer.status).toBe(502);
  expect(textOf(answer.body)).toContain("photos.zip: Please choose it again.");
  expect(site.sandbox.s3.uploads()).toEqual(open);
  // Only the two parts in flight were sent.
  const parts = site.sandbox.s3.requests.filter(({ path }) => path.includes("partNumber="));
  expect(parts.length).toBeLessThanOrEqual(2);
});

test("failures of the bucket are logged without names, email addresses, keys or texts", () => {
  const lines = site.output();
  expect(lines).toContain("file not stored");
  for (const value of ["logo.png", "flyer", "photos.zip", filledIn.email, "Marlow", "boilers"]) {
    expect(lines).not.toContain(value);
  }
});
