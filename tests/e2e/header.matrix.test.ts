import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit } from "../support/visit";
import { expectInView } from "../support/pages/scroll-position";
import { sharedSite } from "../support/site";
import { ofThisRun } from "../support/this-run";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

const large = { width: 1440, height: 900 };
const small = { width: 390, height: 800 };

async function open(path: string, scripts: boolean, viewport = large) {
  const visited = await sharedVisit(browser, { scripts, viewport, reducedMotion: "reduce" });
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, scripts);
  return visited;
}

const header = (page: Page) => page.getByRole("banner");
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** The header's items and button, fixed at the top of the window. */
async function expectItems(page: Page): Promise<void> {
  const items = header(page).getByRole("navigation", { name: "Main" }).getByRole("link");
  expect(await items.allInnerTexts()).toEqual([
    "Home",
    "Services",
    "Pricing",
    "Portfolio",
    "Contact",
  ]);
  expect(await header(page).getByRole("link", { name: "Get Started" }).isVisible()).toBe(true);
  expect(await header(page).evaluate((it) => getComputedStyle(it).position)).toBe("fixed");
}

it("the header's navigation stays in place while the rest of the header loads", async () => {
  const { page, expectQuiet } = await open("/", true, { width: 1280, height: 800 });
  const navigation = header(page).getByRole("navigation", { name: "Main" });
  const complete = await navigation.boundingBox();
  await navigation.evaluate((it) => it.nextElementSibling!.remove());
  expect(await navigation.boundingBox()).toEqual(complete);
  expectQuiet();
});

describe.each(ofThisRun(modes, ({ scripts }) => !scripts))("the header $mode", ({ scripts }) => {
  it("offers its items and its button, with 'Home' leading to the top and 'Contact' to the order form", async () => {
    const { page, expectQuiet } = await open("/", scripts);
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
    expectQuiet();
  });

  it("folds its items into a menu on a small screen", async () => {
    const { page, expectQuiet } = await open("/contact", scripts, small);
    const nav = header(page).getByRole("navigation", { name: "Main" });
    expect(await nav.count()).toBe(0);
    const toggle = header(page).locator("summary", { hasText: "Menu" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    expect(await nav.getByRole("link").allInnerTexts()).toEqual([
      "Home",
      "Services",
      "Pricing",
      "Portfolio",
      "Contact",
      "Get Started",
    ]);
    await toggle.click();
    expect(await nav.count()).toBe(0);
    await toggle.click();
    await nav.getByRole("link", { name: "Services" }).click();
    await page.waitForURL(`${site.url}/#services`);
    await expectInView(page, "services");
    await expect.poll(() => nav.count()).toBe(0);
    expectQuiet();
  });
});

describe("the header with scripts", () => {
  it("becomes glass only when the page is scrolled by more than 20 px", async () => {
    const { page, expectQuiet } = await open("/", true);
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
    expectQuiet();
  });

  it("scrolls smoothly, or at once with reduced motion", async () => {
    const { page, expectQuiet } = await open("/", true);
    const behavior = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    expect(await behavior()).toBe("auto");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(await behavior()).toBe("smooth");
    expectQuiet();
  });

  it("does not fly down the page when a filter of the gallery loads it anew without scripts", async () => {
    const { page, expectQuiet } = await open("/?filter=trades#gallery-grid", false);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect(
      await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
    ).toBe("auto");
    expectQuiet();
  });

  it("closes the menu of a small screen with Escape and returns the focus to its button", async () => {
    const { page, expectQuiet } = await open("/", true, small);
    const menu = header(page).locator("details");
    await header(page).locator("summary", { hasText: "Menu" }).click();
    await header(page).getByRole("link", { name: "Pricing" }).focus();
    await page.keyboard.press("Escape");
    expect(await menu.getAttribute("open")).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Menu");
    expectQuiet();
  });
});
