import { beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import { multipartStream, zeroFilled } from "../support/http/multipart-stream";
import {
  fieldValues,
  filledIn,
  keyedName,
  listedFiles,
  namesListed,
  OnboardingClient,
  read,
  SCRIPTS,
} from "../support/assets/onboarding-client";
import { sharedSite, supportEmail } from "../support/site";
import { bytesOf, flyer, logo, png, zip } from "../support/assets/upload-samples";
import { shortTimeouts } from "../support/faults/fault-rows";

const site = await sharedSite({ env: shortTimeouts });
let client: OnboardingClient;
beforeEach(async () => {
  client = new OnboardingClient(site);
  await client.open();
});

const stored = (name: string) =>
  site.sandbox.s3.objects().filter(({ key }) => keyedName(key) === name).length;

describe("an onboarding post while the bucket fails", () => {
  const faults = [
    ["by answering 500", { match: "PUT ", status: 500 }, 2],
    ["by answering 403", { match: "PUT ", status: 403 }, 1],
    ["by ending the connection", { match: "PUT ", reset: "before" }, 2],
    ["by never answering a write", { match: "PUT ", hang: true }, 1],
    ["by never answering anything", { hang: true }, 1],
  ] as const;

  test.each(faults)(
    "%s is answered 502 with the values, the catalog's message and the support address",
    async (...row) => {
      const inquiries = client.inquiries().length;
      site.sandbox.s3.fail(row[1]);
      const answer = await client.send([logo]);
      expect(answer.status).toBe(502);
      // Each request may wait STORAGE_STALL_MS, so their number decides how long the visitor waits.
      const requests = site.sandbox.s3.requests.filter(({ path }) => path.includes(logo.name));
      expect(requests.filter(({ method }) => method === "PUT")).toHaveLength(row[2]);
      expect(requests.filter(({ method }) => method !== "PUT").length).toBeLessThanOrEqual(2);
      const text = textOf(answer.body);
      expect(text).toContain("Submission Failed");
      expect(text).toContain("Please try again or contact support.");
      expect(answer.body.split("Submission Failed")[1]).toContain(supportEmail);
      expect(fieldValues(answer.body)).toEqual(filledIn);
      expect(namesListed(answer.body)).toEqual([]);
      expect(client.inquiries()).toHaveLength(inquiries);

      site.sandbox.reset();
      const again = await client.send([logo]);
      expect(again.status).toBe(303);
      expect(client.inquiries()).toHaveLength(inquiries + 1);
      expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(1);
    },
  );
});

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

describe("an onboarding post while the bucket fails once", () => {
  test.each([
    ["by answering 503", { match: "PUT ", times: 1, status: 503 }],
    ["by ending the connection before the write", { match: "PUT ", times: 1, reset: "before" }],
    ["by ending the connection after the write", { match: "PUT ", times: 1, reset: "after" }],
  ] as const)("%s is repeated without the visitor noticing", async (_, fault) => {
    const before = stored("logo.png");
    site.sandbox.s3.fail(fault);
    const answer = await client.send([logo]);
    expect(answer.status).toBe(303);
    expect(stored("logo.png")).toBe(before + 1);
    const urls = JSON.parse(client.inquiries().at(-1)?.file_urls ?? "") as string[];
    const served = await fetch(urls[0] ?? "");
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true);
  });
});

describe("the multipart upload of a large file", () => {
  const uploadsNamed = (name: string) =>
    site.rows("select id, state from uploads where name = ?", name);
  const size = 20 * 1024 * 1024;
  const photos = () => [{ name: "photos.zip", bytes: zeroFilled(zip.subarray(0, 4), size) }];

  test.each([
    ["the last part is refused", { match: /PUT .*partNumber=4/, status: 500 }],
    ["a part hangs", { match: /PUT .*partNumber=2/, hang: true }],
    ["it cannot be completed", { match: /^POST .*uploadId=/, status: 500 }],
  ] as const)("is aborted when %s", async (_, fault) => {
    const open = site.sandbox.s3.uploads();
    const before = stored("photos.zip");
    const rowsBefore = uploadsNamed("photos.zip");
    site.sandbox.s3.fail(fault);
    const form = multipartStream({ ...client.hidden, ...filledIn }, photos());
    const answer = await read(await client.request("/onboarding", form));
    expect(answer.status).toBe(502);
    expect(site.sandbox.s3.uploads()).toEqual(open);
    expect(stored("photos.zip")).toBe(before);
    expect(uploadsNamed("photos.zip")).toEqual(rowsBefore);
  });
});

describe("a large file whose first parts the bucket refuses", () => {
  test("is read to its end but not sent any further", async () => {
    const open = site.sandbox.s3.uploads();
    site.sandbox.s3.fail({ match: /PUT .*partNumber=/, status: 403 });
    const files = [
      { name: "photos.zip", bytes: zeroFilled(zip.subarray(0, 4), 45 * 1024 * 1024) },
      { name: "logo.png", bytes: [png] },
    ];
    const form = multipartStream({ ...client.hidden, ...filledIn }, files);
    const answer = await read(await client.request("/onboarding", form));
    expect(answer.status).toBe(502);
    expect(textOf(answer.body)).toContain("photos.zip: Please choose it again.");
    expect(site.sandbox.s3.uploads()).toEqual(open);
    // Only the two parts in flight were sent.
    const parts = site.sandbox.s3.requests.filter(({ path }) => path.includes("partNumber="));
    expect(parts.length).toBeLessThanOrEqual(2);
  });
});

describe("a removed file that the bucket could not delete", () => {
  test("is no longer listed, keeps its row for retention, and can be sent again", async () => {
    const listed = await client.send([logo], { intent: "upload" });
    expect(namesListed(listed.body)).toEqual(["logo.png"]);
    const [{ intent } = { intent: "" }] = listedFiles(listed.body);
    site.sandbox.s3.fail({ match: "DELETE ", status: 500 });
    const removed = await client.send([], { intent });
    expect(namesListed(removed.body)).toEqual([]);
    const id = intent.replace("remove:", "");
    expect(site.rows("select state from uploads where id = ?", id)).toEqual([
      { state: "discarded" },
    ]);

    const again = await client.send([logo], { intent: "upload" });
    expect(namesListed(again.body)).toEqual(["logo.png"]);
    expect((await client.send()).status).toBe(303);
    expect(JSON.parse(client.inquiries().at(-1)?.file_urls ?? "")).toHaveLength(1);
  });
});

describe("for the scripts an onboarding post while the bucket fails", () => {
  test("is answered 502 with JSON that keeps the form", async () => {
    site.sandbox.s3.fail({ match: "PUT ", status: 500 });
    const answer = await client.send([logo], filledIn, SCRIPTS);
    expect(answer.status).toBe(502);
    expect(answer.headers.get("X-Remix-Response")).toBe("yes");
    expect(JSON.parse(answer.body)).toMatchObject({
      repopulateFields: filledIn,
      files: [],
      problems: [
        {
          title: "Submission Failed",
          description: "Please try again or contact support.",
          style: "destructive",
        },
        { description: "logo.png: Please choose it again." },
      ],
    });
  });

  test("is answered 502 with the files stored before", async () => {
    await client.send([logo], { intent: "upload" }, SCRIPTS);
    site.sandbox.s3.fail({ match: "PUT ", status: 500 });
    const answer = await client.send([flyer], { intent: "upload" }, SCRIPTS);
    expect(answer.status).toBe(502);
    const { files } = JSON.parse(answer.body) as { files: { name: string }[] };
    expect(files.map(({ name }) => name)).toEqual(["logo.png"]);
  });
});

test("failures of the bucket are logged without names, email addresses, keys or texts", () => {
  const lines = site.output();
  expect(lines).toContain("file not stored");
  for (const value of ["logo.png", "flyer", "photos.zip", filledIn.email, "Marlow", "boilers"]) {
    expect(lines).not.toContain(value);
  }
});
