import { describe, expect, test } from "vitest";
import { buckets } from "../../sandbox/credentials";
import { textOf } from "../support/http/http-client";
import { multipartStream, zeroFilled } from "../support/http/multipart-stream";
import {
  filledIn,
  keyedName,
  namesListed,
  OnboardingClient,
  read,
} from "../support/assets/onboarding-client";
import { bytesOf, docx, gif, jpeg, pdf, png, xlsx, zip } from "../support/assets/upload-samples";
import { zipOf } from "../support/assets/zip-archive";
import { sharedSite } from "../support/site";

const site = await sharedSite();

const types = "[Content_Types].xml";

async function opened() {
  const client = new OnboardingClient(site);
  await client.open();
  return client;
}

const typeRefused = (name: string) =>
  `${name}: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.`;

/** What is left of a file: rows, objects and multipart uploads. */
const tracesOf = (name: string) => ({
  rows: site.rows("select * from uploads where name = ?", name),
  objects: site.sandbox.s3
    .objects()
    .filter(({ bucket, key }) => bucket === buckets.public && keyedName(key) === name),
  begun: site.sandbox.s3.uploads(),
});
const none = { rows: [], objects: [], begun: [] };

describe("an uploaded file whose content is another type", () => {
  const refused: [what: string, name: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ["a plain archive named .docx", "plain.docx", zip],
    ["a workbook named .docx", "workbook.docx", xlsx],
    ["a document named .xlsx", "document.xlsx", docx],
    ["a document without content types", "untyped.docx", zipOf({ "word/document.xml": "" })],
    ["a document cut short", "cut.docx", docx.subarray(0, docx.length - 4)],
    ["a document with an HTML page behind it", "page.docx", bytesOf([...docx], "<html>")],
    ["a picture with a program's archive behind it", "gifar.gif", bytesOf([...gif], [...zip])],
    ["a photo with an archive behind it", "photo.jpg", bytesOf([...jpeg], [...zip])],
    ["a GIF that is a script", "script.gif", bytesOf("GIF89a=/*js*/1;alert(1)")],
    ["a PDF that is an HTML page", "page.pdf", bytesOf("%PDF-1.4 <html><script>alert(1)</script>")],
    ["text that is an HTML page", "page.txt", bytesOf("<!doctype html><script>alert(1)</script>")],
    ["text that is an SVG", "drawing.txt", bytesOf("\n <svg onload=alert(1)>")],
    ["text that is a PDF", "pdf.txt", pdf],
  ];

  test.each(refused)("is refused and leaves nothing behind: %s", async (_, name, bytes) => {
    const client = await opened();
    const answer = await client.send([
      { name: "before.png", bytes: png },
      { name, bytes },
      { name: "after.png", bytes: png },
    ]);
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(typeRefused(name));
    expect(namesListed(answer.body)).toEqual(["after.png", "before.png"]);
    expect(tracesOf(name)).toEqual(none);
  });

  test("is aborted when some of its parts are already in the bucket", async () => {
    const client = await opened();
    const size = 20 * 1024 * 1024;
    const form = multipartStream({ ...client.hidden, ...filledIn }, [
      { name: "large.docx", bytes: zeroFilled(docx, size) },
    ]);
    const answer = await read(await client.request("/onboarding", form));
    expect(answer.status).toBe(422);
    expect(textOf(answer.body)).toContain(typeRefused("large.docx"));
    expect(tracesOf("large.docx")).toEqual(none);
    const calls = site.sandbox.s3.requests.filter(({ path }) => path.includes("large.docx"));
    expect(calls.filter(({ method }) => method === "PUT").length).toBeGreaterThan(0);
    expect(calls.filter(({ method }) => method === "DELETE").length).toBeGreaterThan(0);
  });
});

describe("an uploaded Office document", () => {
  const word = { "word/document.xml": "<w:document/>" };
  const pictures = Object.fromEntries(
    Array.from({ length: 3000 }, (_, i) => [`word/media/image${i}.jpeg`, "picture ".repeat(400)]),
  );
  const good: [what: string, name: string, bytes: Uint8Array<ArrayBuffer>][] = [
    ["with its content types at the start", "start.docx", zipOf({ [types]: "", ...word })],
    ["with its content types at the end", "end.docx", zipOf({ ...word, [types]: "" })],
    ["with a comment", "comment.docx", zipOf({ ...word, [types]: "" }, { comment: "by hand" })],
    ["in ZIP64", "zip64.xlsx", zipOf({ "xl/workbook.xml": "", [types]: "" }, { zip64: true })],
    ["of 3,000 parts and 9 MB", "large.docx", zipOf({ ...word, ...pictures, [types]: "" })],
  ];

  test.each(good)("is stored unchanged: %s", async (_, name, bytes) => {
    const client = await opened();
    const answer = await client.send([{ name, bytes }]);
    expect(answer.status).toBe(303);
    const object = client.objects().find(({ key }) => keyedName(key) === name);
    expect(object?.contentType).toContain("application/vnd.openxmlformats-officedocument.");
    const stored = await site.sandbox.s3.read("project-assets", object?.key ?? "");
    expect(stored.equals(bytes)).toBe(true);
  });
});

describe("an uploaded file whose name hides its type", () => {
  test.each([
    ["a double extension", "invoice.pdf.exe", "invoice.pdf.exe"],
    ["an extension reversed by a bidirectional override", "photo\u202egnp.exe", "photognp.exe"],
    ["an extension with an invisible character", "logo.p\u200bng", "logo.png"],
    ["an NTFS alternate stream", "logo.png::$DATA", "logo.png__$DATA"],
    ["a web server's configuration", ".htaccess", "_.htaccess"],
    ["a trailing dot and space", "logo.png. ", "logo.png. "],
  ])("is refused and shown without the trick: %s", async (_, name, shown) => {
    const client = await opened();
    const before = client.objects().length;
    const answer = await client.send([{ name, bytes: png }]);
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(typeRefused(shown));
    expect(client.objects()).toHaveLength(before);
  });
});
