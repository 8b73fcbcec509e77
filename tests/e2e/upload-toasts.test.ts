import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { brochurePdf } from "../support/assets/sample-files";
import { png } from "../support/assets/upload-samples";
import { hold } from "../support/browser";
import { pass } from "../support/clock";
import {
  choose,
  expectToast,
  logo,
  many,
  open,
  POSTS,
  refusedFiles,
  rows,
  toast,
} from "../support/pages/uploads-page";

const folder = mkdtempSync(join(tmpdir(), "sitewright-uploads-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MB = 1024 * 1024;
/** The path of a sparse file with that size. */
function sparse(name: string, bytes: number): string {
  const path = join(folder, name);
  const handle = openSync(path, "w");
  ftruncateSync(handle, bytes);
  closeSync(handle);
  return path;
}

const zone = (page: Page) => page.locator("[data-over]", { has: page.getByLabel("Choose files") });

async function drag(page: Page, type: "dragenter" | "dragover" | "dragleave" | "drop") {
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    transfer.items.add(new File([content], "dropped.png", { type: "image/png" }));
    return transfer;
  }, png.toString("base64"));
  await zone(page).dispatchEvent(type, { dataTransfer });
}

describe("choosing files", () => {
  it("shows how many files are ready, the size of each, and which of them are on the way", async () => {
    const { page } = await open();
    await hold(page, POSTS);
    await choose(page, [
      { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.alloc(1023, "a") },
      { name: "one.txt", mimeType: "text/plain", buffer: Buffer.alloc(1024, "a") },
      { name: "some.txt", mimeType: "text/plain", buffer: Buffer.alloc(1536, "a") },
      { name: "brochure.pdf", mimeType: "application/pdf", buffer: brochurePdf },
    ]);
    await expectToast(page, "Files added", "4 file(s) ready to upload.");
    await choose(page, [sparse("film.zip", 50 * MB)]);
    await expectToast(page, "Files added", "1 file(s) ready to upload.");
    expect(await rows(page).allInnerTexts()).toEqual([
      "notes.txt\n1023 Bytes\nUploading 0%",
      "one.txt\n1 KB\nUploading 0%",
      "some.txt\n1.5 KB\nUploading 0%",
      "brochure.pdf\n292.98 KB\nWaiting to be sent",
      "film.zip\n50 MB\nWaiting to be sent",
    ]);
  });

  it("refuses a batch of files above the remaining slots as a whole, and takes one that just fits", async () => {
    const { page } = await open();
    await choose(page, many(2));
    await choose(page, many(49, 3));
    const text = "You can only upload 50 files total. You have 48 slots remaining.";
    await expectToast(page, "Too many files", text);
    expect(await page.getByRole("alert").innerText()).toContain(text);
    expect(await rows(page).count()).toBe(2);
    await page.getByRole("button", { name: "Remove photo-1.png" }).click();
    await expect.poll(() => rows(page).count()).toBe(1);
    await choose(page, many(49, 3));
    await expectToast(page, "Files added", "49 file(s) ready to upload.");
  });

  it("refuses a file over 50 MB by its name and keeps the valid ones", async () => {
    const { page } = await open();
    await hold(page, POSTS);
    const big = sparse("big.zip", 50 * MB + 1);
    const small = sparse("small.zip", 2 * MB);
    await choose(page, [big, small]);
    await expectToast(page, "Invalid file", "big.zip: File size exceeds 50MB limit.");
    expect(await refusedFiles(page).allInnerTexts()).toEqual([
      "big.zip\n50 MB\nFile size exceeds 50MB limit.",
    ]);
    expect(await page.getByRole("alert").count()).toBe(0);
    expect(await rows(page).allInnerTexts()).toEqual(["small.zip\n2 MB\nUploading 0%"]);
  });
});

describe("the drop zone", () => {
  it("is highlighted while files are dragged over it, no longer when they leave, and takes a dropped file", async () => {
    const { page } = await open();
    const look = () =>
      zone(page).evaluate((it) => {
        const { backgroundColor, borderTopColor } = getComputedStyle(it);
        return `${backgroundColor} ${borderTopColor}`;
      });
    const plain = await look();
    await drag(page, "dragenter");
    await drag(page, "dragover");
    await expect.poll(look).not.toBe(plain);
    await drag(page, "dragleave");
    await expect.poll(look).toBe(plain);
    await drag(page, "dragover");
    await drag(page, "drop");
    await expectToast(page, "Files added", "1 file(s) ready to upload.");
    expect(await rows(page).innerText()).toContain("dropped.png");
    await expect.poll(look).toBe(plain);
  });
});

it("the toast about chosen files is at the bottom right for 5000 ms, is replaced by the next one, stays while the pointer is on it, and can be dismissed", async () => {
  const { page } = await open({ frozen: true });
  await choose(page, [logo("a.png")]);
  await expectToast(page, "Files added", "1 file(s) ready to upload.");
  const box = (await toast(page).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(width - (box.x + box.width)).toBeLessThan(40);
  expect(height - (box.y + box.height)).toBeLessThan(40);
  await pass(page, 4000);
  await choose(page, [logo("b.png"), logo("c.png")]);
  await expectToast(page, "Files added", "2 file(s) ready to upload.");
  await pass(page, 4999);
  expect(await toast(page).count()).toBe(1);
  await pass(page, 1);
  await toast(page).waitFor({ state: "detached" });

  await choose(page, [logo("d.png")]);
  await toast(page).getByText("Files added").hover();
  await pass(page, 60_000);
  expect(await toast(page).count()).toBe(1);
  await toast(page).getByRole("button", { name: "Dismiss" }).click();
  await toast(page).waitFor({ state: "detached" });
});
