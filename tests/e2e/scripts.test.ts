import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { withSeparators } from "~/content/price-texts";
import { hold, hydratedWhenIdle } from "../support/browser";
import { visit } from "../support/visit";
import { expectFields, filledOrder, fillOrder, press } from "../support/orders/filled-forms";
import { browser, notFound, site } from "../support/pages/open";
import { paidOrder } from "../support/orders/order-visitor";
import { demoPath } from "../support/pages/sample-trades";

const SCRIPTS = "**/build/**/*.js";

/** Records the script files that a page requests. */
function recordScripts(page: Page): string[] {
  const scriptUrls: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scriptUrls.push(request.url());
  });
  return scriptUrls;
}

/** Leaves the browser no idle time, so that only an interaction starts the scripts. */
async function neverIdle(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

declare global {
  interface Window {
    /** Observers of the largest contentful paint that are not yet started. */
    paintObservers: (() => void)[];
  }
}

/** Delays the page's observers of its largest paint until `paintObservers` are called; its timers never run. */
async function holdLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.setTimeout = (() => 0) as unknown as typeof setTimeout;
    window.paintObservers = [];
    const { observe } = PerformanceObserver.prototype;
    PerformanceObserver.prototype.observe = function (options) {
      const ask = () => observe.call(this, options);
      if (options?.type === "largest-contentful-paint") window.paintObservers.push(ask);
      else ask();
    };
  });
}

/** A page that draws nothing may have no idle time: this waits as long as the scripts do at most. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));

describe("the browser loads", () => {
  it("no scripts on pages that need none", async () => {
    const { page, expectQuiet } = await visit(browser, { scripts: true });
    const scriptUrls = recordScripts(page);
    for (const path of [
      ...[
        "/privacy-policy",
        "/terms-of-service",
        demoPath,
        "/reminders",
        "/desk/sign-in",
        "/nowhere",
      ],
    ]) {
      await page.goto(site.url + path);
      await hydratedWhenIdle(page);
      await idle(page);
      expect(scriptUrls, path).toEqual([]);
    }
    expectQuiet(...notFound);
  });

  it.each([
    { path: "/", limit: 55_000 },
    { path: "/contact", limit: 100_000 },
    { path: "/onboarding", limit: 104_000 },
  ])(
    "at most $limit bytes of scripts on $path, and none before the largest paint",
    async ({ path, limit }) => {
      const { page } = await visit(browser, { scripts: true });
      await holdLargestPaint(page);
      const scriptUrls = recordScripts(page);
      await page.goto(site.url + path);
      await page.waitForFunction(() => window.paintObservers.length > 0);
      await idle(page);
      expect(scriptUrls).toEqual([]);
      await page.evaluate(() => window.paintObservers.forEach((ask) => ask()));
      await hydratedWhenIdle(page);
      const sizes = await page.evaluate(() =>
        (performance.getEntriesByType("resource") as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith(".js"))
          .map(({ encodedBodySize }) => encodedBodySize),
      );
      expect(sizes.length).toBeGreaterThan(2);
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeGreaterThan(0);
      expect(bytes).toBeLessThanOrEqual(limit);
    },
  );
});

describe("before the scripts run", () => {
  it.each([
    { path: "/", touch: (page: Page) => page.mouse.click(5, 300) },
    { path: "/contact", touch: (page: Page) => page.keyboard.press("Tab") },
    { path: "/onboarding", touch: (page: Page) => page.getByLabel("Business name").focus() },
  ])("the first interaction starts them on $path", async ({ path, touch }) => {
    const { page } = await visit(browser, { scripts: true });
    await neverIdle(page);
    const scriptUrls = recordScripts(page);
    await page.goto(site.url + path);
    expect(scriptUrls).toEqual([]);
    await touch(page);
    await hydratedWhenIdle(page);
    expect(scriptUrls).not.toEqual([]);
  });

  it.each([
    { what: "alone", extend: () => undefined },
    {
      what: "beside elements that a browser extension has added, which stay",
      extend: () =>
        addEventListener("DOMContentLoaded", () => {
          document.documentElement.dataset.extension = "";
          for (const part of [document.head, document.body]) {
            part.prepend(document.createElement("extension-part"));
          }
        }),
    },
  ])(
    "text typed into the order form is kept when they take over, $what",
    async ({ extend, what }) => {
      const { page } = await visit(browser, { scripts: true });
      await page.addInitScript(extend);
      const release = await hold(page, SCRIPTS);
      await page.goto(`${site.url}/contact`);
      await fillOrder(page);
      await page.getByLabel("Budget").fill("$2,000");
      release();
      await hydratedWhenIdle(page);
      await expectFields(page, { ...filledOrder, assets: "A logo", budget: "$2,000" });
      // The character counters are up to date too.
      await page.getByText(`${filledOrder.project.length} of ${withSeparators(2000)}`).waitFor();
      const added = await page.locator("html[data-extension] extension-part").count();
      expect(added).toBe(what === "alone" ? 0 : 2);
    },
  );

  it("a page whose scripts cannot be loaded logs that to the console, works, and offers no buttons that need them", async () => {
    const { sessionId } = await paidOrder(site);
    const { page, expectQuiet } = await visit(browser, { scripts: true });
    await page.route(SCRIPTS, (route) => route.abort());
    const logged = page.waitForEvent("console", {
      predicate: (message) => message.text().startsWith("The page's scripts did not load"),
    });
    await page.goto(`${site.url}/contact`);
    await logged;
    await press(page, "Continue to payment");
    await page.getByRole("alert").getByText("Validation Error").waitFor();
    // Its text may be there before its styles.
    await page.waitForLoadState();
    expect(await page.getByRole("button", { name: "Dismiss" }).count()).toBe(0);
    expect(await page.getByText("Validation Error").filter({ visible: true }).count()).toBe(1);

    await page.goto(`${site.url}/thank-you?session_id=${sessionId}`);
    await page.getByText("Total paid").waitFor();
    const print = page.getByRole("button", { name: "Print or save this receipt" });
    expect(await print.count()).toBe(0);
    await page.unroute(SCRIPTS);
    await page.reload();
    await hydratedWhenIdle(page);
    expect(await print.count()).toBe(1);
    expectQuiet(/did not load/, /ERR_FAILED/, /status of 422/);
  });
});
