import type { Page } from "playwright";
import { hydrated, sharedBrowser } from "../browser";
import { sharedSite } from "../site";
import { visit, type sharedVisit } from "../visit";

// The onboarding page that saves in the background, for the tests of the importing file.

export const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

export const about = (page: Page) => page.getByLabel("About your business");
export const expectStatus = (page: Page, words: string) =>
  page.getByText(words, { exact: true }).waitFor();

/** On the shared page, unless the test ends on the filled form. */
export async function open(path = "/onboarding", arrive: typeof sharedVisit = visit) {
  const visited = await arrive(browser, { scripts: true, reducedMotion: "reduce" });
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, true);
  return visited;
}

/** The bodies of the page's posts that save in the background. */
export function autosavePosts(page: Page): string[] {
  const bodies: string[] = [];
  page.on("request", (request) => {
    const body = request.postDataBuffer()?.toString() ?? "";
    if (body.includes("autosave")) bodies.push(body);
  });
  return bodies;
}

/** The draft with this text in this column. */
export const draftWith = (column: string, text: string) =>
  site.rows<Record<string, string>>(`select * from drafts where ${column} = ?`, text)[0];

/** Tells the page that its tab was hidden or shown. */
export async function setVisibility(page: Page, state: "hidden" | "visible") {
  await page.evaluate((now) => {
    Object.defineProperty(document, "visibilityState", { configurable: true, get: () => now });
    document.dispatchEvent(new Event("visibilitychange"));
  }, state);
}
