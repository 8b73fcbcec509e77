import { beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  keyedName,
  listedFiles,
  namesListed,
  openedClient,
} from "../support/assets/onboarding-client";
import { bytesOf, docx, pdf, png } from "../support/assets/upload-samples";
import { zipOf } from "../support/assets/zip-archive";
import { zeroFilled } from "../support/http/generated-files";
import { sharedSite } from "../support/site";
import { waitForEmptyOutbox } from "../support/faults/outbox";

const site = await sharedSite();
// An email of an earlier test would count as one of these.
beforeEach(() => waitForEmptyOutbox(site));

const typeRefused = (name: string) =>
  `${name}: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.`;

test("an uploaded file that ends as another type is aborted when some of its parts are already in the bucket", async () => {
  const client = await openedClient(site);
  const answer = await client.send([
    { name: "large.docx", bytes: zeroFilled(docx, 20 * 1024 * 1024) },
  ]);
  expect(answer.status).toBe(422);
  expect(textOf(answer.body)).toContain(typeRefused("large.docx"));
  expect(site.rows("select * from uploads where name = 'large.docx'")).toEqual([]);
  expect(client.objects().filter(({ key }) => key.includes("large.docx"))).toEqual([]);
  expect(site.sandbox.s3.uploads()).toEqual([]);
  const calls = site.sandbox.s3.requests.filter(({ path }) => path.includes("large.docx"));
  expect(calls.filter(({ method }) => method === "PUT").length).toBeGreaterThan(0);
  expect(calls.filter(({ method }) => method === "DELETE").length).toBeGreaterThan(0);
});

test("an uploaded Office document of 3,000 parts and 9 MB is stored unchanged", async () => {
  const name = "large.docx";
  const picture = (i: number) => [`word/media/image${i}.jpeg`, "picture ".repeat(400)];
  const pictures = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => picture(i)));
  const parts = { "word/document.xml": "<w:document/>", ...pictures, "[Content_Types].xml": "" };
  const bytes = zipOf(parts as Record<string, string>);
  const client = await openedClient(site);
  expect((await client.send([{ name, bytes }])).status).toBe(303);
  const object = client.objects().find(({ key }) => keyedName(key) === name);
  expect(object?.contentType).toContain("application/vnd.openxmlformats-officedocument.");
  const stored = await site.sandbox.s3.read("project-assets", object?.key ?? "");
  expect(stored.equals(bytes)).toBe(true);
});

// tests/unit/file-contents.test.ts, file-rules.test.ts and file-names.test.ts have every rule.
describe("an onboarding post without scripts, with valid and invalid files,", async () => {
  const client = await openedClient(site);
  const keys = new Set(client.objects().map(({ key }) => key));
  const { status, body: page } = await client.send([
    { name: "logo.png", bytes: png },
    { name: "virus\u202egnp.exe", bytes: bytesOf("MZ") },
    { name: "about.docx", bytes: docx },
    { name: "fake.png", bytes: pdf },
    { name: "flyer.pdf", bytes: pdf },
  ]);
  const added = client.objects().filter(({ key }) => !keys.has(key));

  test("names each invalid file, and keeps the valid ones with sizes and remove buttons, and the values", () => {
    expect(status).toBe(422);
    expect(textOf(page)).toContain("Invalid file");
    expect(textOf(page)).toContain(typeRefused("virusgnp.exe"));
    expect(textOf(page)).toContain(typeRefused("fake.png"));
    expect(textOf(page)).not.toContain("logo.png: File");
    expect(namesListed(page)).toEqual(["about.docx", "flyer.pdf", "logo.png"]);
    for (const { intent } of listedFiles(page)) expect(intent).toMatch(/^remove:[0-9a-f-]{36}$/);
    expect(textOf(page)).toContain(`${png.length} Bytes`);
    expect(fieldValues(page)).toEqual(filledIn);
  });

  test("leaves nothing of its invalid files behind", () => {
    expect(added.map(({ key }) => keyedName(key)).sort()).toEqual(namesListed(page));
    const invalid = "select * from uploads where name in ('virusgnp.exe', 'fake.png')";
    expect(site.rows(invalid)).toEqual([]);
    expect(site.sandbox.s3.uploads()).toEqual([]);
  });

  test("is found again with its files and values on a later visit", async () => {
    const html = await client.page("/onboarding");
    expect(namesListed(html)).toEqual(["about.docx", "flyer.pdf", "logo.png"]);
    expect(fieldValues(html)).toEqual(filledIn);
  });

  test("has a remove button that deletes only that file, even if pressed twice, and keeps what was typed", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "flyer.pdf")!;
    const typed = { ...filledIn, brandColors: "teal" };
    const inquiries = client.inquiries().length;
    for (let times = 1; times <= 2; times += 1) {
      const answer = await client.send([], { ...typed, intent });
      expect(answer.status).toBe(200);
      expect(namesListed(answer.body)).toEqual(["about.docx", "logo.png"]);
      expect(fieldValues(answer.body)).toEqual(typed);
    }
    const id = intent.slice("remove:".length);
    expect(client.objects().filter(({ key }) => key.startsWith(id))).toEqual([]);
    expect(client.inquiries()).toHaveLength(inquiries);
  });

  test("does not let another visitor's form remove its files", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "logo.png")!;
    const stranger = await openedClient(site);
    await stranger.send([], { ...filledIn, intent });
    expect(namesListed(await client.page("/onboarding"))).toEqual(["about.docx", "logo.png"]);
  });

  test("can be submitted with the kept files, which can then not be removed", async () => {
    const answer = await client.send([]);
    expect(answer.status).toBe(303);
    const urls = JSON.parse(client.inquiries().at(-1)?.file_urls ?? "") as string[];
    const names = urls.map((url) => keyedName(url.split("/").at(-1) ?? ""));
    expect(names.sort()).toEqual(["about.docx", "logo.png"]);
    const attached = site.sandbox.postmark.mails.at(-1)?.Attachments?.map(({ Name }) => Name);
    expect(attached?.sort()).toEqual(["about.docx", "logo.png"]);

    // A remove button that is pressed after that deletes nothing.
    const { intent } = listedFiles(page).find(({ name }) => name === "logo.png")!;
    await client.send([], { ...filledIn, intent });
    const key = client.objects().find((one) => one.key.startsWith(intent.slice(7)))?.key;
    expect(key).toBeDefined();
  });
});
