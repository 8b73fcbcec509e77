import type { Page } from "playwright";
import { afterAll, describe, expect, it } from "vitest";
import { hydratedWhenIdle, launchBrowser, sharedBrowser } from "../support/browser";
import { paidOrder } from "../support/orders/order-visitor";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { visit } from "../support/visit";

const [site, browser, cachingBrowser] = await Promise.all([
  sharedSite(),
  sharedBrowser(),
  launchBrowser(["--disable-back-forward-cache"]),
]);
const { sessionId } = await paidOrder(site);
const thankYou = `/thank-you?session_id=${sessionId}`;

const sections = ofThisRun(
  [
    "/#pricing",
    "/?filter=trades#portfolio",
    "/contact#order-budget",
    "/onboarding#onboarding-files",
    `${thankYou}#footer-pages`,
  ],
  (path) => path.startsWith("/#") || path.startsWith("/?"),
);
/** The onboarding page opens at its top. */
const reloaded = ofThisRun(["/", "/contact", thankYou], (path) => path === "/contact");
const pages = ofThisRun(["/", "/contact", "/onboarding", thankYou], (path) => path === "/");

afterAll(() => cachingBrowser.close());

const openOnPhone = (from = browser) =>
  visit(from, {
    scripts: true,
    viewport: { width: 390, height: 844 },
    reducedMotion: "no-preference",
  });

const scrolledDown = (page: Page) => page.waitForFunction(() => scrollY > 500);

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await scrolledDown(page);
}

describe("without the visitor's input the scripts start", () => {
  it.each(sections)("on a page that is opened at a section: %s", async (path) => {
    const { page } = await openOnPhone();
    await page.goto(site.url + path);
    await hydratedWhenIdle(page);
    await scrolledDown(page);
  });

  it.each(reloaded)("on a page that is reloaded where it was scrolled to: %s", async (path) => {
    const { page } = await openOnPhone();
    await page.goto(site.url + path);
    await scrollToEnd(page);
    await page.reload();
    await hydratedWhenIdle(page);
    await scrolledDown(page);
  });

  it.each(pages)(
    "on a page that the browser does not paint, as in the background: %s",
    async (path) => {
      const { page } = await openOnPhone();
      const devTools = await page.context().newCDPSession(page);
      const { windowId } = await devTools.send("Browser.getWindowForTarget");
      const bounds = { windowState: "minimized" } as const;
      await devTools.send("Browser.setWindowBounds", { windowId, bounds });
      await page.goto(site.url + path);
      await hydratedWhenIdle(page);
    },
  );

  it.for(pages)(
    "on a page that is left as it has loaded, and restored by the Back button: %s",
    async (path, { skip }) => {
      const { page } = await openOnPhone(cachingBrowser);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send("Page.enable");
      const notRestored = new Promise<string>((resolve) => {
        devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations: all }) =>
          resolve(all.map(({ reason }) => reason).join()),
        );
      });
      // Busy until then: a page that is left while something loads is not kept.
      await page.addInitScript(() => {
        const restored = new Promise<void>((resolve) => {
          addEventListener("pageshow", ({ persisted }) => {
            if (persisted) resolve();
          });
        });
        window.requestIdleCallback = (run) => {
          void restored.then(() => run({ didTimeout: true, timeRemaining: () => 0 }));
          return 0;
        };
      });
      await page.goto(site.url + path, { waitUntil: "networkidle" });
      await page.evaluate(() => (document.documentElement.dataset.same = ""));
      await page.goto(`${site.url}/privacy-policy`);
      // A restored page does not load again.
      await page.goBack({ waitUntil: "commit" });
      const started = hydratedWhenIdle(page).then(() => "");
      const reason = await Promise.race([started, notRestored]);
      skip(reason.includes("DisabledForDelegate"), "Chromium's headless shell restores no page");
      expect(reason).toBe("");
      expect(await page.locator("html[data-same]").count()).toBe(1);
    },
  );
});
