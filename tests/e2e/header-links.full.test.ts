import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { expectInView } from "../support/pages/scroll-position";
import { sharedSite } from "../support/site";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

async function open(path: string, scripts: boolean) {
  const visited = await sharedVisit(browser, {
    scripts,
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
  });
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, scripts);
  return visited;
}

const header = (page: Page) => page.getByRole("banner");

const inBothModes = <Row extends object>(rows: readonly Row[]) =>
  modes.flatMap((mode) => rows.map((row) => ({ ...mode, ...row })));

/** Within the landing page, and from a page with scripts, one without, and a missing one. */
const links = inBothModes([
  { from: "/", item: "Services", section: "services" },
  { from: "/", item: "Pricing", section: "pricing" },
  { from: "/", item: "Portfolio", section: "portfolio" },
  { from: "/", item: "Get Started", section: "pricing" },
  { from: "/contact", item: "Services", section: "services" },
  { from: "/demo/plumber", item: "Pricing", section: "pricing" },
  { from: "/terms-of-service", item: "Portfolio", section: "portfolio" },
  { from: "/nowhere", item: "Get Started", section: "pricing" },
]);
const tabbedPages = inBothModes([{ path: "/" }, { path: "/contact" }, { path: "/onboarding" }]);

describe("the header", () => {
  it.each(links)(
    "leads from $from by '$item' to the section $section $mode",
    async ({ scripts, from, item, section }) => {
      const { page, expectQuiet } = await open(from, scripts);
      await header(page).getByRole("link", { name: item, exact: true }).click();
      await page.waitForURL(`${site.url}/#${section}`);
      await expectInView(page, section);
      expectQuiet(/status of 404/, /404: there is no page at/);
    },
  );

  it.each(tabbedPages)(
    "never hides the focused element on $path $mode, tabbing forwards and back",
    async ({ path, scripts }) => {
      const { page, expectQuiet } = await open(path, scripts);
      for (const key of ["Tab", "Shift+Tab"]) {
        for (const hidden of await tabThrough(page, key)) expect.fail(`${key} hides ${hidden}`);
      }
      expectQuiet();
    },
  );
});

/** Presses a key until the focus leaves the page; returns the elements that were hidden under the header. */
async function tabThrough(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press(key);
    const seen = await page.evaluate(() => {
      const focused = document.activeElement!;
      const bar = document.querySelector("header")!;
      if (focused === document.body) return undefined;
      const under =
        focused.getBoundingClientRect().top < bar.getBoundingClientRect().bottom &&
        !bar.contains(focused) &&
        getComputedStyle(focused).position !== "fixed";
      return { under, html: focused.outerHTML.slice(0, 120) };
    });
    if (!seen) return hidden;
    if (seen.under) hidden.push(seen.html);
  }
  throw new Error("The focus never left the page.");
}
