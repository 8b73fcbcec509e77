import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { hydrated, sharedBrowser } from "../support/browser";
import { visit } from "../support/visit";
import { brochurePdf, logoPng } from "../support/assets/sample-files";
import { pass, stopClock } from "../support/clock";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const folder = mkdtempSync(join(tmpdir(), "sitewright-uploads-"));
afterAll(() => rmSync(folder, { recursive: true }));

const MB = 1024 * 1024;
const logo = (name: string) => ({ name, mimeType: "image/png", buffer: logoPng });
const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => logo(`photo-${from + index}.png`));

/** The path of a file that is as large as it says and takes no room. */
function sparse(name: string, bytes: number): string {
  const path = join(folder, name);
  const handle = openSync(path, "w");
  ftruncateSync(handle, bytes);
  closeSync(handle);
  return path;
}

async function open({ frozen = false } = {}) {
  const visited = await visit(browser, { scripts: true, reducedMotion: "reduce" });
  const { page } = visited;
  if (frozen) await page.clock.install();
  await page.goto(`${site.url}/onboarding`);
  await hydrated(page, true);
  if (frozen) await stopClock(page);
  return visited;
}

const choose = (page: Page, files: Parameters<Page["setInputFiles"]>[1]) =>
  page.getByLabel("Choose files").setInputFiles(files);
const toast = (page: Page) =>
  page.getByRole("status", { name: "Notifications" }).filter({ hasText: /\S/ });
const rows = (page: Page) => page.getByRole("list", { name: "Your files" }).getByRole("listitem");
const zone = (page: Page) => page.locator("[data-over]", { has: page.getByLabel("Choose files") });

/** Title and description of the one toast. */
async function expectToast(page: Page, title: string, description: string) {
  await toast(page).getByText(description, { exact: true }).waitFor();
  expect(await toast(page).getByText(title, { exact: true }).count()).toBe(1);
  expect(await toast(page).count()).toBe(1);
}

/** Sends the drag events of files that a visitor pulls over the drop zone. */
async function drag(page: Page, type: "dragenter" | "dragover" | "dragleave" | "drop") {
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    transfer.items.add(new File([content], "dropped.png", { type: "image/png" }));
    return transfer;
  }, logoPng.toString("base64"));
  await zone(page).dispatchEvent(type, { dataTransfer });
}

describe("choosing files", () => {
  it("says how many files are ready, and how large each one is", async () => {
    const { page, expectQuiet } = await open();
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
      "notes.txt\n1023 Bytes\nWaiting to be sent",
      "one.txt\n1 KB\nWaiting to be sent",
      "some.txt\n1.5 KB\nWaiting to be sent",
      "brochure.pdf\n292.98 KB\nWaiting to be sent",
      "film.zip\n50 MB\nWaiting to be sent",
    ]);
    expectQuiet();
  });

  it("takes files off the list again", async () => {
    const { page, expectQuiet } = await open();
    await choose(page, [logo("a.png"), logo("b.png"), logo("c.png")]);
    await page.getByRole("button", { name: "Remove b.png" }).click();
    expect(await rows(page).count()).toBe(2);
    expect((await rows(page).allInnerTexts()).join()).not.toContain("b.png");
    await page.getByRole("button", { name: "Remove a.png" }).click();
    await page.getByRole("button", { name: "Remove c.png" }).click();
    expect(await rows(page).count()).toBe(0);
    expectQuiet();
  });

  it("refuses a batch of 51 files whole", async () => {
    const { page, expectQuiet } = await open();
    await choose(page, many(51));
    const text = "You can only upload 50 files total. You have 50 slots remaining.";
    await expectToast(page, "Too many files", text);
    expect(await page.getByRole("alert").innerText()).toContain(text);
    expect(await rows(page).count()).toBe(0);
    expectQuiet();
  });

  it("refuses a file over 50 MB by its name and keeps the good ones beside it", async () => {
    const { page, expectQuiet } = await open();
    const big = sparse("big.zip", 50 * MB + 1);
    const small = sparse("small.zip", 2 * MB);
    await choose(page, [big, small]);
    await expectToast(page, "Invalid file", "big.zip: File size exceeds 50MB limit.");
    expect(await page.getByRole("alert").innerText()).toContain(
      "big.zip: File size exceeds 50MB limit.",
    );
    expect(await rows(page).allInnerTexts()).toEqual(["small.zip\n2 MB\nWaiting to be sent"]);
    expectQuiet();
  });
});

describe("the drop zone", () => {
  it("lights up while files are held over it, and goes out when they leave", async () => {
    const { page, expectQuiet } = await open();
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
    expectQuiet();
  });
});

describe("a toast", () => {
  it("stays for 5000 ms", async () => {
    const { page, expectQuiet } = await open({ frozen: true });
    await choose(page, [logo("a.png")]);
    await toast(page).waitFor();
    await pass(page, 4999);
    expect(await toast(page).count()).toBe(1);
    await pass(page, 1);
    await toast(page).waitFor({ state: "detached" });
    expectQuiet();
  });
});
