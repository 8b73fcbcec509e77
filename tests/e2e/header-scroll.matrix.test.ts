import { expect, it } from "vitest";
import { hydrated, sharedBrowser } from "../support/browser";
import { pass, stopClock } from "../support/clock";
import { expectInView } from "../support/pages/scroll-position";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { visit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const arrivals = ofThisRun(
  [
    { from: "/contact", item: "Portfolio", section: "portfolio" },
    { from: "/privacy-policy", item: "Services", section: "services" },
  ],
  ({ from }) => from === "/contact",
);

it.each(arrivals)(
  "the header leads from $from to the landing page and scrolls to '$item' after 100 ms",
  async ({ from, item, section }) => {
    const { page, expectQuiet } = await visit(browser, {
      scripts: true,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
    });
    await page.clock.install();
    await page.goto(site.url + from);
    await hydrated(page, true);
    await stopClock(page);
    await page.getByRole("banner").getByRole("link", { name: item, exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole("heading", { level: 1, name: "You do the trade" }).waitFor();
    await pass(page, 99);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await pass(page, 1);
    await expectInView(page, section);
    expect(page.url()).toBe(`${site.url}/#${section}`);
    expectQuiet();
  },
);
