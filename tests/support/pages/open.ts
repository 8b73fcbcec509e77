import type { BrowserContextOptions, Page } from "playwright";
import { hydrated, sharedBrowser } from "../browser";
import { stopClock } from "../clock";
import { sharedSite } from "../site";
import { sharedVisit, visit } from "../visit";

// The pages of the shared site, for the tests of the importing file.

export const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

export const notFound = [/status of 404/, /404: there is no page at/];

/** The toast that is shown. */
export const toast = (page: Page) =>
  page.getByRole("status", { name: "Notifications" }).filter({ hasText: /\S/ });

export const phone = { width: 390, height: 844 };
export const large = { width: 1440, height: 900 };

interface Look extends Pick<BrowserContextOptions, "reducedMotion"> {
  viewport?: typeof phone;
  scripts?: boolean;
}

interface Alone extends Look {
  /** Stops the clock. */
  frozen?: boolean;
}

/** Opens a page of the site in the page that the tests share, with scripts unless told otherwise, and waits for those. */
export async function open(path: string, { scripts = true, ...look }: Look = {}) {
  const visited = await sharedVisit(browser, { scripts, ...look });
  const response = await visited.page.goto(site.url + path);
  await hydrated(visited.page, scripts);
  return { ...visited, response };
}

/** As {@link open}, in a browser context of its own: see `sharedVisit`. */
export async function openAlone(path: string, { scripts = true, frozen, ...look }: Alone = {}) {
  const visited = await visit(browser, { scripts, ...look });
  if (frozen) await visited.page.clock.install();
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, scripts);
  if (frozen) await stopClock(visited.page);
  return visited;
}
