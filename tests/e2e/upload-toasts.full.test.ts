import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, sharedBrowser } from "../support/browser";
import { visit } from "../support/visit";
import { logoPng } from "../support/assets/sample-files";
import { pass, stopClock } from "../support/clock";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const logo = (name: string) => ({ name, mimeType: "image/png", buffer: logoPng });
const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => logo(`photo-${from + index}.png`));

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
  it("counts the slots that remain, and takes a batch that just fits", async () => {
    const { page, expectQuiet } = await open();
    await choose(page, many(48));
    await expectToast(page, "Files added", "48 file(s) ready to upload.");
    await choose(page, many(3, 49));
    await expectToast(
      page,
      "Too many files",
      "You can only upload 50 files total. You have 2 slots remaining.",
    );
    expect(await rows(page).count()).toBe(48);
    await choose(page, many(2, 49));
    await expectToast(page, "Files added", "2 file(s) ready to upload.");
    expect(await rows(page).count()).toBe(50);
    await choose(page, [logo("late.png")]);
    await expectToast(
      page,
      "Too many files",
      "You can only upload 50 files total. You have 0 slots remaining.",
    );
    await page.getByRole("button", { name: "Remove photo-1.png" }).click();
    await choose(page, [logo("late.png")]);
    await expectToast(page, "Files added", "1 file(s) ready to upload.");
    expectQuiet();
  });

  it("refuses a file of another type by its name", async () => {
    const { page, expectQuiet } = await open();
    await choose(page, [
      { name: "run.exe", mimeType: "application/octet-stream", buffer: Buffer.from("MZ") },
      logo("fine.png"),
    ]);
    const text =
      "run.exe: File type not allowed. Please upload images, PDFs, Word docs, or ZIP files.";
    await expectToast(page, "Invalid file", text);
    expect(await page.getByRole("alert").innerText()).toContain(text);
    expect(await rows(page).count()).toBe(1);
    expectQuiet();
  });
});

describe("the drop zone", () => {
  it("adds what is dropped on it, and goes out", async () => {
    const { page, expectQuiet } = await open();
    await drag(page, "dragover");
    await drag(page, "drop");
    await expectToast(page, "Files added", "1 file(s) ready to upload.");
    expect(await rows(page).innerText()).toContain("dropped.png");
    expect(await zone(page).getAttribute("data-over")).toBe("false");
    expectQuiet();
  });
});

describe("a toast", () => {
  it("gives way to the next one, which has 5000 ms of its own", async () => {
    const { page, expectQuiet } = await open({ frozen: true });
    await choose(page, [logo("a.png")]);
    await expectToast(page, "Files added", "1 file(s) ready to upload.");
    await pass(page, 4000);
    await choose(page, [logo("b.png"), logo("c.png")]);
    await expectToast(page, "Files added", "2 file(s) ready to upload.");
    await pass(page, 4999);
    expect(await toast(page).count()).toBe(1);
    await pass(page, 1);
    await toast(page).waitFor({ state: "detached" });
    expectQuiet();
  });

  it("stands at the bottom right, stays while pointed at, and can be dismissed", async () => {
    const { page, expectQuiet } = await open({ frozen: true });
    await choose(page, [logo("a.png")]);
    const box = (await toast(page).boundingBox())!;
    const { width, height } = page.viewportSize()!;
    expect(width - (box.x + box.width)).toBeLessThan(40);
    expect(height - (box.y + box.height)).toBeLessThan(40);
    await toast(page).getByText("Files added").hover();
    await pass(page, 60_000);
    expect(await toast(page).count()).toBe(1);
    await toast(page).getByRole("button", { name: "Dismiss" }).click();
    await toast(page).waitFor({ state: "detached" });
    expectQuiet();
  });
});
