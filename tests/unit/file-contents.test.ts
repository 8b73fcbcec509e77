import { describe, expect, test } from "vitest";
import { beginsAs, tailBufferFor, endsAs, HEAD_BYTES } from "~/assets/file-contents.server";
import { fileTypeOf } from "~/assets/file-rules";
import * as uploads from "../support/assets/upload-samples";
import { zipOf } from "../support/assets/zip-archive";

const { bytesOf, docx, gif, jpeg, pdf, png, samples, webp, xlsx, zip } = uploads;

function takes(name: string, bytes: Uint8Array): boolean {
  const type = fileTypeOf(name)!;
  const end = tailBufferFor(type);
  end.push(bytes);
  return beginsAs(type, Buffer.from(bytes)) && endsAs(type, end);
}

describe("an uploaded file's bytes", () => {
  test.each(samples)("confirm the type of $name", ({ name, bytes }) =>
    expect(takes(name, bytes)).toBe(true),
  );

  test.each([
    ["a PDF", "a.png", pdf],
    ["a PNG", "a.jpg", png],
    ["a ZIP", "a.doc", zip],
    ["a PNG", "a.txt", png],
    ["no bytes", "a.png", bytesOf()],
    ["a signature cut short", "a.png", png.subarray(0, 7)],
    ["a RIFF file other than WebP", "a.webp", bytesOf("RIFF", [0, 0, 0, 0], "AVI ")],
    ["GIF of an unknown version", "a.gif", bytesOf("GIF88a")],
    ["a PDF that begins late", "a.pdf", bytesOf(" %PDF-1.4")],
    ["a spanned ZIP", "a.zip", bytesOf("PK\x07\x08")],
  ])("of %s are refused under the name %s", (_, name, bytes) =>
    expect(takes(name, bytes)).toBe(false),
  );

  test.each([
    ["an empty archive", "a.zip", zipOf({})],
    ["a DOCX", "a.zip", docx],
    ["GIF of the first version", "a.gif", bytesOf("GIF87a")],
  ])("of %s are accepted under the name %s", (_, name, bytes) =>
    expect(takes(name, bytes)).toBe(true),
  );
});

describe("an upload named .txt", () => {
  test.each([
    ["no bytes", bytesOf()],
    ["ASCII with TAB, LF, FF and CR", bytesOf("a\tb\nc\fd\r\n")],
    ["UTF-8 without a byte order mark", new TextEncoder().encode("Grüße £")],
    ["UTF-8 with a byte order mark", bytesOf([0xef, 0xbb, 0xbf], "a")],
    ["UTF-16, little-endian", bytesOf([0xff, 0xfe, 0x61, 0])],
    ["UTF-16, big-endian", bytesOf([0xfe, 0xff, 0, 0x61])],
    ["Windows-1252 with a pound sign", bytesOf([0xa3], "40")],
  ])("is accepted with %s", (_, bytes) => expect(takes("a.txt", bytes)).toBe(true));

  test.each([
    ["a NUL", bytesOf("a\0b")],
    ["an escape", bytesOf("\x1b[0m")],
    ["UTF-16 without a byte order mark", bytesOf([0x61, 0, 0x62, 0])],
    ["half a byte order mark and a control byte", bytesOf([0xef, 0xbb, 0x01])],
  ])("is refused with %s", (_, bytes) => expect(takes("a.txt", bytes)).toBe(false));

  test("is checked in its first bytes only, up to the last of them", () => {
    const head = "a".repeat(HEAD_BYTES - 1);
    expect(takes("a.txt", bytesOf(head, [0]))).toBe(false);
    expect(takes("a.txt", bytesOf(head, "a", [0]))).toBe(true);
  });
});

describe("an upload named .txt that looks like another format", () => {
  test.each([
    ...["<!DOCTYPE html><p>Hi", "<html>", "\r\n\t <script>alert(1)</script>"],
    ...["<SVG onload=alert(1)>", "<svg/onload=alert(1)>", '<?xml version="1.0"?><a/>'],
    ...["<?php system($_GET[0]);", "<% eval request(0) %>", "<!-- --><img src=x onerror=a(1)>"],
    ...["</p><script>", "<my-element >", "%PDF-1.4", "GIF89a"],
  ])("is refused when it begins with %j", (text) => {
    expect(takes("a.txt", bytesOf(text))).toBe(false);
    expect(takes("a.txt", bytesOf([0xef, 0xbb, 0xbf], text))).toBe(false);
    const utf16 = Buffer.from(`\ufeff${text}`, "utf16le");
    expect(takes("a.txt", utf16)).toBe(false);
    expect(takes("a.txt", utf16.swap16())).toBe(false);
  });

  test.each([
    "<https://marlow.test> is our site",
    "<ann@marlow.test>",
    "< 20 miles around Leeds",
    "<3 boilers",
    "Our colours: <b>navy</b>",
    "Use the <script> of the old site",
  ])("is accepted when it begins with %j", (text) =>
    expect(takes("a.txt", bytesOf(text))).toBe(true),
  );

  test("is refused for control characters after a byte order mark", () => {
    expect(takes("a.txt", bytesOf([0xef, 0xbb, 0xbf], "a\0"))).toBe(false);
    expect(takes("a.txt", bytesOf([0xff, 0xfe], "a\0\0\0"))).toBe(false);
  });
});

describe("a picture or PDF that is also something else", () => {
  const pixel = "GIF89a\x01\0\x01\0\0\0\0";
  const pdfLike = zipOf({}, { comment: "%%EOF" });
  const comment = (text: string) => bytesOf([0xff, 0xd8, 0xff, 0xfe, 0, text.length + 2], text);
  test.each([
    ["GIFAR: a GIF with an archive behind it", "a.gif", bytesOf([...gif], [...zip])],
    ["a JPEG with an archive behind it", "a.jpg", bytesOf([...jpeg], [...docx])],
    ["a PNG with an archive behind it", "a.png", bytesOf([...png], [...zip])],
    ["a WebP with an archive behind it", "a.webp", bytesOf([...webp], [...zip])],
    [
      "a PDF with an archive behind it that ends like a PDF",
      "a.pdf",
      bytesOf([...pdf], [...pdfLike]),
    ],
    ["a PDF that is also an HTML page", "a.pdf", bytesOf("%PDF-1.4 <html><script>a()</script>")],
    ["a GIF that is also a script with a comment", "a.gif", bytesOf("GIF89a=/*js*/1;alert(1)")],
    ["a GIF that opens a script's comment", "a.gif", bytesOf("GIF89a/*\0\0\0\0\0*/=1;alert(1)")],
    ["a GIF that is also a script", "a.gif", bytesOf("GIF89a=1;alert(1);")],
    ["a GIF that is also an HTML page", "a.gif", bytesOf(pixel, "<BODY onload=x>")],
    ["a JPEG that opens a script's comment", "a.jpg", bytesOf([0xff, 0xd8, 0xff, 0xe0], "/*JFIF")],
    ["a JPEG with an HTML page as its comment", "a.jpg", comment("<html>")],
    ["a WebP that opens a script's comment", "a.webp", bytesOf("RIFF/*\0\0WEBPVP8L")],
  ])("is refused: %s", (_, name, bytes) => expect(takes(name, bytes)).toBe(false));

  const xmp =
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description photoshop:headline="a"/></rdf:RDF></x:xmpmeta>';
  test.each([
    ["a JPEG with XMP", "a.jpg", comment(xmp)],
    ["a PDF with XMP", "a.pdf", bytesOf(`%PDF-1.7\n1 0 obj <</Type /Metadata>> stream\n${xmp}`)],
    ["a PDF with strings in hex", "a.pdf", bytesOf("%PDF-1.7\n1 0 obj <</ID [<b0d4> <a5c3>]>>")],
    ["a PDF that holds an archive", "a.pdf", bytesOf([...pdf], [...zip], "\n%%EOF\n")],
    ["a picture with HTML far behind it", "a.png", bytesOf([...png], "\0".repeat(1024), "<html>")],
    ["a GIF 2400 pixels wide and high", "a.gif", bytesOf("GIF89a`\t`\t", [0x91, 0, 0])],
    ["a GIF 61 pixels wide", "a.gif", bytesOf("GIF89a=\0/*", [0x91, 0, 0])],
    ["a ZIP of SVG and HTML", "a.zip", zipOf({ "a.svg": "<svg />", "a.html": "<html>" })],
  ])("is not detected in %s", (_, name, bytes) => expect(takes(name, bytes)).toBe(true));
});

describe("an uploaded Office document", () => {
  const types = "[Content_Types].xml";
  const word = { "word/document.xml": "" };
  test.each([
    ["a content types part at the start", "a.docx", zipOf({ [types]: "", ...word })],
    ["one at the end", "a.docx", zipOf({ ...word, "docProps/app.xml": "", [types]: "" })],
    ["a comment", "a.docx", zipOf({ [types]: "", ...word }, { comment: "made by hand" })],
    ["ZIP64 records", "a.xlsx", zipOf({ "xl/workbook.xml": "", [types]: "" }, { zip64: true })],
    ["other cases", "a.docx", zipOf({ "[content_types].XML": "", "Word/document.xml": "" })],
    ["backslashes", "a.xlsx", zipOf({ [types]: "", "xl\\workbook.xml": "" })],
  ])("is accepted by its ZIP directory with %s", (_, name, bytes) =>
    expect(takes(name, bytes)).toBe(true),
  );

  test.each([
    ["a plain archive", "a.docx", zip],
    ["a workbook", "a.docx", xlsx],
    ["one without content types", "a.docx", zipOf(word)],
    ["one with content types in a folder", "a.docx", zipOf({ [`word/${types}`]: "", ...word })],
    ["one with content types only", "a.docx", zipOf({ [types]: "" })],
    ["one whose text names the parts", "a.docx", zipOf({ "a.txt": `${types} word/document.xml` })],
    ["a document cut short", "a.docx", docx.subarray(0, docx.length - 1)],
    ["one with an HTML page behind it", "a.docx", bytesOf([...docx], "<html>")],
    ["a ZIP's first bytes and nothing more", "a.docx", bytesOf("PK\x03\x04")],
  ])("is refused: %s", (_, name, bytes) => expect(takes(name, bytes)).toBe(false));

  const parts = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`word/media/image${i}.jpeg`, ""]));

  test("is accepted with 10,000 parts, and refused when its directory exceeds the bytes held in memory", () => {
    expect(takes("a.docx", zipOf({ [types]: "", ...parts(10_000) }))).toBe(true);
    expect(takes("a.docx", zipOf({ [types]: "", ...parts(20_000) }))).toBe(false);
  });
});
