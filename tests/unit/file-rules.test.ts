import { describe, expect, test } from "vitest";
import {
  acceptedExtensions,
  fileTypeOf,
  formatSize,
  MAX_FILE_BYTES,
  MAX_FILES,
} from "~/assets/file-rules";
import { samples } from "../support/assets/upload-samples";

test("the limits of files are the specification's: 50 files of 50 MB", () => {
  expect(MAX_FILES).toBe(50);
  expect(MAX_FILE_BYTES).toBe(52_428_800);
});

test("the file picker offers every accepted extension", () => {
  const accepted = acceptedExtensions.split(",").sort().join(" ");
  expect(accepted).toBe(".doc .docx .gif .jpeg .jpg .pdf .png .txt .webp .xlsx .zip");
});

describe("a file's type is decided by its last extension", () => {
  test.each(samples)("$name is stored as $storedType", ({ name, storedType }) => {
    expect(fileTypeOf(name)?.contentType).toBe(storedType);
  });

  test.each([
    ["LOGO.PNG", "image/png"],
    ["logo.exe.png", "image/png"],
    [".png", "image/png"],
  ])("%s is %s", (name, type) => expect(fileTypeOf(name)?.contentType).toBe(type));

  test.each([
    ...["logo.svg", "a.exe", "index.html", "a.js", "a.xls", "a.bmp", "a.tiff", "a.heic", "a.mp4"],
    ...["invoice.pdf.exe", "photo.jpg                    .exe", "index.php", ".htaccess"],
    ...["", "png", "README", "logo.png.", "logo.png ", "logo.png.exe", "logo,png", "constructor"],
    ...["logo.png\0", "logo.png\u200b", "logo.p\u00adng", "logo\u202egnp.exe"],
    ...["logo.jpg::$DATA", "logo.png/", ".."],
  ])("a file named %j is refused", (name) => expect(fileTypeOf(name)).toBeUndefined());
});

test.each([
  [0, "0 Bytes"],
  [1023, "1023 Bytes"],
  [1024, "1 KB"],
  [10_000, "9.77 KB"],
  [1024 * 1024, "1 MB"],
  [52_428_800, "50 MB"],
  [3 * 1024 * 1024 * 1024, "3072 MB"],
])("a size of %i bytes is written as %s", (bytes, words) => expect(formatSize(bytes)).toBe(words));
