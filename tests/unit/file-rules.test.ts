import { describe, expect, test } from "vitest";
import {
  acceptedExtensions,
  fileTypeOf,
  formatSize,
  HEAD_BYTES,
  MAX_FILE_BYTES,
  MAX_FILES,
} from "~/onboarding/file-rules";
import { bytesOf, docx, jpeg, pdf, png, samples, zip, zipOf } from "../upload-samples";

const takes = (name: string, bytes: Uint8Array) =>
  fileTypeOf(name)?.matches(bytes.subarray(0, HEAD_BYTES)) ?? false;

test("the limits are those of the specification", () => {
  expect(MAX_FILES).toBe(50);
  expect(MAX_FILE_BYTES).toBe(52_428_800);
});

test("the file picker offers every extension that is taken", () => {
  expect(acceptedExtensions.split(",").sort()).toEqual([
    ".doc",
    ".docx",
    ".gif",
    ".jpeg",
    ".jpg",
    ".pdf",
    ".png",
    ".txt",
    ".webp",
    ".xlsx",
    ".zip",
  ]);
});

describe("a type is told by the extension and the first bytes", () => {
  test.each(samples)("$name is taken and stored as $storedType", ({ name, bytes, storedType }) => {
    expect(fileTypeOf(name)?.contentType).toBe(storedType);
    expect(takes(name, bytes)).toBe(true);
  });

  test("in upper and mixed case too, and after other dots", () => {
    expect(takes("LOGO.PNG", png)).toBe(true);
    expect(takes("a.b.JpEg", jpeg)).toBe(true);
    expect(takes("logo.exe.png", png)).toBe(true);
  });

  test.each([
    "logo.svg",
    "a.exe",
    "index.html",
    "a.js",
    "a.xls",
    "a.bmp",
    "a.tiff",
    "a.heic",
    "a.mp4",
  ])("%s is not taken", (name) => expect(fileTypeOf(name)).toBeUndefined());

  test.each([
    "",
    "png",
    "README",
    "logo.png.",
    "logo.png ",
    "logo.png.exe",
    "logo,png",
    "constructor",
  ])("nor is a file named %j", (name) => expect(fileTypeOf(name)).toBeUndefined());

  test.each([
    ["a PDF", "a.png", pdf],
    ["a PNG", "a.jpg", png],
    ["a PNG", "a.pdf", png],
    ["a ZIP", "a.doc", zip],
    ["a PNG", "a.docx", png],
    ["a PNG", "a.txt", png],
    ["nothing", "a.png", bytesOf()],
    ["nothing", "a.zip", bytesOf()],
    ["a signature cut short", "a.png", png.subarray(0, 7)],
    ["a RIFF that is no WebP", "a.webp", bytesOf("RIFF", [0, 0, 0, 0], "AVI ")],
    ["GIF of an unknown version", "a.gif", bytesOf("GIF88a")],
    ["a PDF that begins late", "a.pdf", bytesOf(" %PDF-1.4")],
    ["half a ZIP signature", "a.zip", bytesOf("PK")],
    ["a spanned ZIP", "a.zip", bytesOf("PK\x07\x08")],
  ])("%s is not taken as %s", (_, name, bytes) => expect(takes(name, bytes)).toBe(false));

  test("an empty ZIP archive is one", () => expect(takes("a.zip", zipOf({}))).toBe(true));
  test("both GIF versions are taken", () => {
    expect(takes("a.gif", bytesOf("GIF87a"))).toBe(true);
    expect(takes("a.gif", bytesOf("GIF89a"))).toBe(true);
  });
  test("a DOCX is taken as a ZIP as well", () => expect(takes("a.zip", docx)).toBe(true));
});

describe("plain text", () => {
  test.each([
    ["nothing", bytesOf()],
    ["ASCII with TAB, LF, FF and CR", bytesOf("a\tb\nc\fd\r\n")],
    ["UTF-8 without a mark", new TextEncoder().encode("Grüße £")],
    ["UTF-8 with a mark", bytesOf([0xef, 0xbb, 0xbf], "a")],
    ["UTF-16, little end first", bytesOf([0xff, 0xfe, 0x61, 0])],
    ["UTF-16, big end first", bytesOf([0xfe, 0xff, 0, 0x61])],
    ["Windows-1252 with a pound sign", bytesOf([0xa3], "40")],
  ])("is %s", (_, bytes) => expect(takes("a.txt", bytes)).toBe(true));

  test.each([
    ["a NUL", bytesOf("a\0b")],
    ["an escape", bytesOf("\x1b[0m")],
    ["a backspace", bytesOf("a\bb")],
    ["UTF-16 without a mark", bytesOf([0x61, 0, 0x62, 0])],
    ["half a UTF-8 mark and a control byte", bytesOf([0xef, 0xbb, 0x01])],
  ])("is not text with %s", (_, bytes) => expect(takes("a.txt", bytes)).toBe(false));

  test("looks at the first bytes only, all of them", () => {
    const head = "a".repeat(HEAD_BYTES - 1);
    expect(takes("a.txt", bytesOf(head, [0]))).toBe(false);
    expect(takes("a.txt", bytesOf(head, "a", [0]))).toBe(true);
  });
});

describe("a size in words", () => {
  test.each([
    [0, "0 Bytes"],
    [1, "1 Bytes"],
    [1023, "1023 Bytes"],
    [1024, "1 KB"],
    [1536, "1.5 KB"],
    [10_000, "9.77 KB"],
    [1024 * 1024 - 1, "1 MB"],
    [1024 * 1024, "1 MB"],
    [52_428_800, "50 MB"],
    [3 * 1024 * 1024 * 1024, "3072 MB"],
  ])("%i is %s", (bytes, words) => expect(formatSize(bytes)).toBe(words));
});
