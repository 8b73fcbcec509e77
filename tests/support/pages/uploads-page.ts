import type { Page } from "playwright";
import { expect } from "vitest";
import { logoPng } from "../assets/sample-files";
import { hydrated, sharedBrowser } from "../browser";
import { stopClock } from "../clock";
import { sharedSite } from "../site";
import { visit } from "../visit";

// The file list of the onboarding page, for the tests of the importing file.

export const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

export const logo = (name: string) => ({ name, mimeType: "image/png", buffer: logoPng });
export const many = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => logo(`photo-${from + index}.png`));

export async function open({ frozen = false } = {}) {
  const visited = await visit(browser, { scripts: true, reducedMotion: "reduce" });
  const { page } = visited;
  if (frozen) await page.clock.install();
  await page.goto(`${site.url}/onboarding`);
  await hydrated(page, true);
  if (frozen) await stopClock(page);
  return visited;
}

export const choose = (page: Page, files: Parameters<Page["setInputFiles"]>[1]) =>
  page.getByLabel("Choose files").setInputFiles(files);
export const toast = (page: Page) =>
  page.getByRole("status", { name: "Notifications" }).filter({ hasText: /\S/ });
export const rows = (page: Page) =>
  page.getByRole("list", { name: "Your files" }).getByRole("listitem");
/** The texts of the files that were not taken. */
export const refusedFiles = (page: Page) =>
  page.getByRole("list", { name: "Files we could not take" }).getByRole("listitem");
/** The posts of the page's scripts. */
export const POSTS = "**/onboarding?_data=*";
export const zone = (page: Page) =>
  page.locator("[data-over]", { has: page.getByLabel("Choose files") });

/** Title and description of the only toast. */
export async function expectToast(page: Page, title: string, description: string) {
  await toast(page).getByText(description, { exact: true }).waitFor();
  expect(await toast(page).getByText(title, { exact: true }).count()).toBe(1);
  expect(await toast(page).count()).toBe(1);
}

/** Dispatches the events of dragging a file over the drop zone. */
export async function drag(page: Page, type: "dragenter" | "dragover" | "dragleave" | "drop") {
  const dataTransfer = await page.evaluateHandle((bytes) => {
    const transfer = new DataTransfer();
    const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
    transfer.items.add(new File([content], "dropped.png", { type: "image/png" }));
    return transfer;
  }, logoPng.toString("base64"));
  await zone(page).dispatchEvent(type, { dataTransfer });
}
