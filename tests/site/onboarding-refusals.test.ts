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
import { outboxEmptied } from "../support/faults/outbox";

const site = await sharedSite();
// A mail of an earlier test would be taken for one of these.
beforeEach(() => outboxEmptied(site));
let client: OnboardingClient;

const typeRefused = (name: string) =>
  `${name}: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.`;

async function opened() {
  client = new OnboardingClient(site);
  await client.open();
  return client;
}

/** Everything a submission could leave behind; what others left may still be going. */
const everything = () => [
  ...client.objects().map(({ key }) => `object ${key}`),
  ...site.sandbox.s3.uploads().map(({ key }) => `parts ${key}`),
  ...client.inquiries().map(({ id }) => `inquiry ${id}`),
  ...site.rows<{ id: string }>("select id from uploads").map(({ id }) => `file ${id}`),
  ...site.sandbox.postmark.requests.map((_, n) => `mail ${n}`),
];

describe("a file that is not what its name says", () => {
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
    "is refused with the catalogue's text, and leaves no object, inquiry, mail or row behind: %s",
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

describe("upper-case extensions", () => {
  test("are taken like lower-case ones", async () => {
    await opened();
    const answer = await client.send([{ name: "LOGO.PNG", bytes: png }]);
    expect(answer.status).toBe(303);
    expect(client.objects().map(({ key }) => keyedName(key))).toContain("LOGO.PNG");
  });
});

describe("good and bad files in one post, without scripts", () => {
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

  test("each bad file is named with its own text", () => {
    expect(textOf(page)).toContain(typeRefused("virus.exe"));
    expect(textOf(page)).toContain(typeRefused("fake.png"));
    expect(textOf(page)).not.toContain("logo.png: File");
  });

  test("the good ones are kept and listed with remove buttons and sizes", () => {
    expect(namesListed(page)).toEqual(["about.docx", "flyer.pdf", "logo.png"]);
    for (const { intent } of listedFiles(page)) expect(intent).toMatch(/^remove:[0-9a-f-]{36}$/);
    expect(textOf(page)).toContain(`${png.length} Bytes`);
  });

  test("the values of the fields are kept", () => {
    expect(fieldValues(page)).toEqual(filledIn);
  });

  test("a later visit of the same browser finds the files and the values again", async () => {
    const html = await client.page("/onboarding");
    expect(namesListed(html)).toEqual(["about.docx", "flyer.pdf", "logo.png"]);
    expect(fieldValues(html)).toEqual(filledIn);
  });

  test("a remove button removes that file, its object and nothing else, and keeps what was typed", async () => {
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

  test("removing a file twice is not an error", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "flyer.pdf")!;
    const answer = await client.send([], { ...filledIn, intent });
    expect(answer.status).toBe(200);
    expect(namesListed(answer.body)).toEqual(["about.docx", "logo.png"]);
  });

  test("another visitor's form cannot remove the file", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "logo.png")!;
    const stranger = new OnboardingClient(site);
    await stranger.open();
    await stranger.send([], { ...filledIn, intent });
    expect(namesListed(await client.page("/onboarding"))).toEqual(["about.docx", "logo.png"]);
  });

  test("the final submission takes the kept files", async () => {
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

  test("a claimed file can no longer be removed", async () => {
    const { intent } = listedFiles(page).find(({ name }) => name === "logo.png")!;
    await client.send([], { ...filledIn, intent });
    const key = client.objects().find((one) => one.key.startsWith(intent.slice(7)))?.key;
    expect(key).toBeDefined();
  });
});
