import type { Page } from "playwright";
import { expect, it } from "vitest";
import { items } from "~/gallery/items";
import { hydrated, sharedBrowser } from "../support/browser";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const slugs = {
  Trades: "trades",
  "Home Services": "home-services",
  Professional: "professional",
};
type Filter = keyof typeof slugs;

/** Without scripts each tab loads the page again, so one tab stands for all. */
const tours = ofThisRun(
  [
    { mode: "with scripts", scripts: true, tabs: Object.keys(slugs) as Filter[] },
    { mode: "without scripts", scripts: false, tabs: ["Professional"] as Filter[] },
    { mode: "without scripts", scripts: false, tabs: Object.keys(slugs) as Filter[] },
  ],
  ({ scripts, tabs }) => scripts || tabs.length === 1,
);

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Filter the gallery" }).getByRole("link", { name });
const titles = (page: Page) => page.locator("#gallery-grid > ul h3").allInnerTexts();
const named = (filter: string) =>
  items.filter((item) => item.filter === filter).map(({ title }) => title);
const all = items.map(({ title }) => title);
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);

it.each(tours)(
  "the gallery shows all items first and then those of each clicked tab, $mode: $tabs",
  async ({ scripts, tabs }) => {
    const { page, expectQuiet } = await sharedVisit(browser, { scripts, reducedMotion: "reduce" });
    await page.goto(site.url);
    await hydrated(page, scripts);
    await expect.poll(() => titles(page)).toEqual(all);
    expect(await tab(page, "All").getAttribute("aria-current")).toBe("true");
    for (const name of tabs) {
      await tab(page, name).click();
      await expect.poll(() => titles(page)).toEqual(named(name));
      expect(new URL(page.url()).searchParams.get("filter")).toBe(slugs[name]);
      expect(await tab(page, name).getAttribute("aria-current")).toBe("true");
      expect(await tab(page, "All").getAttribute("aria-current")).toBeNull();
      expect(await page.getByText(`${name}: 3 of 9`).getAttribute("role")).toBe("status");
      expect(await top(page, "portfolio")).toBeLessThan(page.viewportSize()!.height);
    }
    await tab(page, "All").click();
    await expect.poll(() => titles(page)).toEqual(all);
    expectQuiet();
  },
);
