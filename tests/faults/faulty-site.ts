import type { Browser } from "playwright";
import { afterAll, afterEach, beforeAll } from "vitest";
import { launchBrowser } from "../browser";
import { startSite, type Site } from "../site";
import { impatient } from "./fault-rows";

/** The site and the browser of a test file, once they run. */
export interface FaultySite {
  readonly site: Site;
  readonly browser: Browser;
}

/** Starts a site that soon gives up on its providers, and a browser, for the tests of the calling file. */
export function startFaultySite(): FaultySite {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startSite({ env: impatient }), launchBrowser()]);
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
