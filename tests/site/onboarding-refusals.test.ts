import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { textOf } from "../support/http/http-client";
import {
  fieldValues,
  filledIn,
  keyedName,
  listedFiles,
  namesListed,
  OnboardingClient,
} from "../support/assets/onboarding-client";
import { bytesOf, docx, pdf, png, zip } from "../support/assets/upload-samples";
import { sharedSite } from "../support/site";
import { waitForEmptyOutbox } from "../support/faults/outbox";

const site = await sharedSite();
// An email of an earlier test would count as one of these.
beforeEach(() => waitForEmptyOutbox(site));
let client: OnboardingClient;

const typeRefused = (name: string) =>
  `${name}: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.`;

async function opened() {
  client = new OnboardingClient(site);
  await client.open();
  return client;
}

/** Everything that a submission could leave behind; leftovers of other tests may still disappear. */
const everything = () => [
  ...client.objects().map(({ key }) => `object ${key}`),
  ...site.sandbox.s3.uploads().map(({ key }) => `parts ${key}`),
  ...client.inquiries().map(({ id }) => `inquiry ${id}`),
  ...site.rows<{ id: string }>("select id from uploads").map(({ id }) => `file ${id}`),
  ...site.sandbox.postmark.requests.map((_, n) => `mail ${n}`),
];

describe("an uploaded file whose content does not match its name", () => {
  const refused: [what: string, name: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ["a PDF named .png", "logo.png", pdf],
    ["a PNG named .pdf", "flyer.pdf", png],
    ["a program", "setup.exe", bytesOf("MZ\x90\0")],
    ["a program named .jpg", "photo.jpg", bytesOf("MZ\x90\0")],
    ["a name without an extension", "README", bytesOf("hello")],
    ["a name that is an extension without its dot", "png", png],
    ["a name that ends in a dot", "logo.png.", png],
    ["an SVG drawing", "logo.svg", bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["an HTML page", "index.html", bytesOf("<!doctype html><p>Hi")],
    ["a script", "a.png.js", bytesOf("alert(1)")],
    ["a PNG named .docx", "about.docx", png],
    ["a ZIP named .doc", "old.doc", zip],
    ["a sound file that begins like a WebP", "tune.webp", bytesOf("RIFF", [4, 0, 0, 0], "WAVE")],
    ["text with a NUL byte", "notes.txt", bytesOf("a\0b")],
    ["a PNG of no bytes", "empty.png", bytesOf()],
    ["a PNG cut within its signature", "cut.png", bytesOf([...png.subarray(0, 6)])],
  ];

  test.each(refused)(
    "is refused with the catalog's message and leaves no object, inquiry, email or row: %s",
    async (_, name, bytes) => {
      await opened();
      const before = new Set(everything());
      const answer = await client.send([{ name, bytes }]);
      expect(answer.status).toBe(422);
      const text = textOf(answer.body);
      expect(text).toContain("Invalid file");
      expect(text).toContain(typeRefused(name));
      expect(listedFiles(answer.body)).toEqual([]);
      expect(everything().filter((left) => !before.has(left))).toEqual([]);
    },
  );
});

describe("an uploaded file with an upper-case extension", () => {
  test("is accepted", async () => {
    await opened();
    const answer = await client.send([{ name: "LOGO.PNG", bytes: png }]);
    expect(answer.status).toBe(303);
    expect(client.objects().map(({ key }) => keyedName(key))).toContain("LOGO.PNG");
  });
});

describe("an onboarding post without scripts, with valid and invalid files,", () => {
  let page: string;
  let inquiries: number;
  beforeAll(async () => {
    await opened();
    inquiries = client.inquiries().length;
    const answer = await client.send([
      { name: "logo.png", bytes: png },
      { name: "virus.exe", bytes: bytesOf("MZ") },
      { name: "about.docx", bytes: docx },
      { name: "fake.png", bytes: pdf },
      { name: "flyer.pdf", bytes: pdf },
    ]);
    expect(answer.status).toBe(422);
    page = answer.body;
  });

  test("names each invalid file with its message", () => {
    expect(textOf(page)).toContain(typeRefused("virus.exe"));
    expect(textOf(page)).toContain(typeRefused("fake.png"));
    expect(textOf(page)).not.toContain("logo.png: File");
  });

  test("keeps the valid files and lists them with sizes and remove buttons", () => {
    expect(namesListed(page)).toEqual(["about.docx", "flyer.pdf", "logo.png"]);
    for (const { intent } of listedFiles(page)) expect(intent).toMatch(/^remove:[0-9a-f-]{36}$/);
    expect(textOf(page)).toContain(`${png.length} Bytes`);
  });

  test("keeps the values of the fields", () => {
    expect(fieldValues(page)).toEqual(filledIn);
  });

  test("is found again with its files and values on a later visit", async () => {
    const html = await client.page("/onboarding");
    expect(namesListed(html)).toEqual(["about.docx", "flyer.pdf", "logo.png"]);
    expect(fieldValues(html)).toEqual(filledIn);
  });

  test("has a remove button that deletes only that file and keeps what was typed", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "flyer.pdf")!;
    const typed = { ...filledIn, brandColors: "teal" };
    const answer = await client.send([], { ...typed, intent });
    expect(answer.status).toBe(200);
    expect(namesListed(answer.body)).toEqual(["about.docx", "logo.png"]);
    expect(fieldValues(answer.body)).toEqual(typed);
    const id = intent.slice("remove:".length);
    expect(client.objects().filter(({ key }) => key.startsWith(id))).toEqual([]);
    expect(client.inquiries()).toHaveLength(inquiries);
  });

  test("can be asked twice to remove the same file", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "flyer.pdf")!;
    const answer = await client.send([], { ...filledIn, intent });
    expect(answer.status).toBe(200);
    expect(namesListed(answer.body)).toEqual(["about.docx", "logo.png"]);
  });

  test("does not let another visitor's form remove its files", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "logo.png")!;
    const stranger = new OnboardingClient(site);
    await stranger.open();
    await stranger.send([], { ...filledIn, intent });
    expect(namesListed(await client.page("/onboarding"))).toEqual(["about.docx", "logo.png"]);
  });

  test("can be submitted with the kept files", async () => {
    const answer = await client.send([]);
    expect(answer.status).toBe(303);
    const urls = JSON.parse(client.inquiries().at(-1)?.file_urls ?? "") as string[];
    expect(urls.map((url) => keyedName(url.split("/").at(-1) ?? "")).sort()).toEqual([
      "about.docx",
      "logo.png",
    ]);
    const attached = site.sandbox.postmark.mails.at(-1)?.Attachments?.map(({ Name }) => Name);
    expect(attached?.sort()).toEqual(["about.docx", "logo.png"]);
  });

  test("cannot lose a file by its remove button after the submission", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "logo.png")!;
    await client.send([], { ...filledIn, intent });
    const key = client.objects().find((one) => one.key.startsWith(intent.slice(7)))?.key;
    expect(key).toBeDefined();
  });
});
