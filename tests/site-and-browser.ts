import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchBrowser } from "./browser";
import { startSite, type Site, type SiteOptions } from "./site";

/** The site and the browser of a test file, once they run. */
export interface SiteAndBrowser {
  readonly site: Site;
  readonly browser: Browser;
}

/** Starts a site and a browser for the tests of the calling file; no test sees the planned faults of another. */
export function startSiteAndBrowser(options?: SiteOptions): SiteAndBrowser {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite(options), launchBrowser()]);
  });
  afterEach(() => site.sandbox.reset());
  afterAll(async () => {
    await browser.close();
    await site.stop();
  });
  return {
    get site() {
      return site;
    },
    get browser() {
      return browser;
    },
  };
}
