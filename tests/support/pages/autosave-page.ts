import type { Page } from "playwright";
import { site } from "./open";

// The onboarding page that saves in the background, for the tests of the importing file.

export const about = (page: Page) => page.getByLabel("About your business");
export const expectStatus = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).waitFor();

export async function typeAndSave(page: Page, text: string): Promise<void> {
  await about(page).fill(text);
  await page.getByLabel("Brand colors").focus();
  await expectStatus(page, "Answers saved");
}

export function autosavePosts(page: Page): string[] {
  const bodies: string[] = [];
  page.on("request", (request) => {
    const body = request.postDataBuffer()?.toString() ?? "";
    if (body.includes("autosave")) bodies.push(body);
  });
  return bodies;
}

export const draftWith = (column: string, text: string) =>
  site.rows<Record<string, string>>(`select * from drafts where ${column} = ?`, text)[0];

export async function setVisibility(page: Page, state: "hidden" | "visible") {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
