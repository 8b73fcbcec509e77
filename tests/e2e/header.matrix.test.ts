import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { modes, modesOfThisRun } from "../support/browser";
import { pass } from "../support/clock";
import { large, notFound, open, openAlone, phone, site } from "../support/pages/open";
import { ofThisRun } from "../support/this-run";
import { demoPath } from "../support/pages/sample-trades";

const ITEMS = ["Home", "Services", "Pricing", "Portfolio", "Contact"];

const header = (page: Page) => page.getByRole("banner");
const scrollBehavior = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const gapUnderHeader = (page: Page, section: string) =>
  page.evaluate((id) => {
    const bottom = document.querySelector("header")!.getBoundingClientRect().bottom;
    return document.getElementById(id)!.getBoundingClientRect().top - bottom;
  }, section);

async function expectInView(page: Page, section: string): Promise<void> {
  await expect.poll(() => gapUnderHeader(page, section)).toBeLessThan(100);
  expect(await gapUnderHeader(page, section)).toBeGreaterThanOrEqual(0);
}

/** The header's items and button, fixed at the top of the window. */
async function expectItems(page: Page): Promise<void> {
  const items = header(page).getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await items.allInnerTexts()).toEqual(ITEMS);
  expect(await header(page).getByRole("link", { name: "Get Started" }).isVisible()).toBe(true);
  expect(await header(page).evaluate((it) => getComputedStyle(it).position)).toBe("fixed");
}

it("the header's navigation stays in place while the rest of the header loads", async () => {
  const { page } = await open("/");
  const navigation = header(page).getByRole("navigation", { name: "Main" });
  const complete = await navigation.boundingBox();
  await navigation.evaluate((it) => it.nextElementSibling!.remove());
  expect(await navigation.boundingBox()).toEqual(complete);
});

describe.each(modesOfThisRun)("the header $mode", ({ scripts }) => {
  it("offers its items and its button, with 'Home' leading to the top and 'Contact' to the order form", async () => {
    const { page } = await open("/", { scripts, viewport: large });
    await expectItems(page);
    await page.goto(`${site.url}/#testimonials`);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await header(page).getByRole("link", { name: "Home", exact: true }).click();
    await expect.poll(() => scrollY(page)).toBe(0);

    await header(page).getByRole("link", { name: "Contact" }).click();
    await page.waitForURL(`${site.url}/contact`);
    await page.getByRole("heading", { name: "Send us a Message" }).waitFor();
    await expectItems(page);
    await header(page).getByRole("link", { name: "Home", exact: true }).click();
    await page.waitForURL(`${site.url}/#home`);
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  it("folds its items into a menu on a small screen", async () => {
    const { page } = await open("/contact", { scripts, viewport: phone });
    const nav = header(page).getByRole("navigation", { name: "Main" });
    expect(await nav.count()).toBe(0);
    const toggle = header(page).locator("summary", { hasText: "Menu" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    expect(await nav.getByRole("link").allInnerTexts()).toEqual([...ITEMS, "Get Started"]);
    await toggle.click();
    expect(await nav.count()).toBe(0);
    await toggle.click();
    await nav.getByRole("link", { name: "Services" }).click();
    await page.waitForURL(`${site.url}/#services`);
    await expectInView(page, "services");
    await expect.poll(() => nav.count()).toBe(0);
  });
});

describe("the header with scripts", () => {
  it("becomes glass only when the page is scrolled by more than 20 px", async () => {
    const { page } = await open("/", { viewport: large });
    const blur = () => header(page).evaluate((it) => getComputedStyle(it).backdropFilter);
    const scrolled = () => header(page).getAttribute("data-scrolled");
    const scrollTo = (y: number) => page.evaluate((top) => window.scrollTo(0, top), y);
    expect(await blur()).toBe("none");
    await scrollTo(21);
    await expect.poll(blur).toMatch(/blur/);
    await scrollTo(20);
    await expect.poll(scrolled).toBe("false");
    expect(await scrollY(page)).toBe(20);
    expect(await blur()).toBe("none");
    await scrollTo(21);
    await expect.poll(scrolled).toBe("true");
  });

  it("scrolls smoothly, or at once with reduced motion", async () => {
    const { page } = await open("/", { viewport: large });
    expect(await scrollBehavior(page)).toBe("auto");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await scrollBehavior(page)).toBe("smooth");
  });

  it("does not fly down the page when a filter of the gallery loads it anew without scripts", async () => {
    const { page } = await open("/?filter=trades#gallery-grid", { scripts: false });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await scrollBehavior(page)).toBe("auto");
  });

  it("closes the menu of a small screen with Escape and returns the focus to its button", async () => {
    const { page } = await open("/", { viewport: phone });
    const menu = header(page).locator("details");
    await header(page).locator("summary", { hasText: "Menu" }).click();
    await header(page).getByRole("link", { name: "Pricing" }).focus();
    await page.keyboard.press("Escape");
    expect(await menu.getAttribute("open")).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Menu");
  });
});

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
    const { page } = await openAlone(from, { viewport: large, frozen: true });
    await page.getByRole("banner").getByRole("link", { name: item, exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole("heading", { level: 1, name: "You do the trade" }).waitFor();
    await pass(page, 99);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await pass(page, 1);
    await expectInView(page, section);
    expect(page.url()).toBe(`${site.url}/#${section}`);
  },
);

/** Left to `npm run test:full`. */
const inBothModes = <Row extends object>(rows: readonly Row[]) =>
  ofThisRun(
    modes.flatMap((mode) => rows.map((row) => ({ ...mode, ...row }))),
    () => false,
  );

/** Within the landing page, and from a page with scripts, one without, and a missing one. */
const links = inBothModes([
  { from: "/", item: "Services", section: "services" },
  { from: "/", item: "Pricing", section: "pricing" },
  { from: "/", item: "Portfolio", section: "portfolio" },
  { from: "/", item: "Get Started", section: "pricing" },
  { from: "/contact", item: "Services", section: "services" },
  { from: demoPath, item: "Pricing", section: "pricing" },
  { from: "/terms-of-service", item: "Portfolio", section: "portfolio" },
  { from: "/nowhere", item: "Get Started", section: "pricing" },
]);
const tabbedPages = inBothModes([{ path: "/" }, { path: "/contact" }, { path: "/onboarding" }]);

it.each(links)(
  "the header leads from $from by '$item' to the section $section $mode",
  async ({ scripts, from, item, section }) => {
    const { page, expectQuiet } = await open(from, { scripts, viewport: large });
    await header(page).getByRole("link", { name: item, exact: true }).click();
    await page.waitForURL(`${site.url}/#${section}`);
    await expectInView(page, section);
    expectQuiet(...notFound);
  },
);

it.each(tabbedPages)(
  "the header never hides the focused element on $path $mode, tabbing forwards and back",
  async ({ path, scripts }) => {
    const { page } = await open(path, { scripts, viewport: large });
    for (const key of ["Tab", "Shift+Tab"]) {
      for (const hidden of await tabThrough(page, key)) expect.fail(`${key} hides ${hidden}`);
    }
  },
);

/** Presses a key until the focus leaves the page; returns the elements that were hidden under the header. */
async function tabThrough(page: Page, key: string): Promise<string[]> {
  const hidden: string[] = [];
  for (let presses = 0; presses < 250; presses += 1) {
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
