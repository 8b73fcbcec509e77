import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hydrated, launchBrowser, modes, visit } from "../browser";
import { pass, stopClock } from "../clock";
import { startSite, type Site } from "../site";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

const large = { width: 1440, height: 900 };
const small = { width: 390, height: 800 };

async function open(path: string, scripts: boolean, viewport = large) {
  const visited = await visit(browser, { scripts, viewport, reducedMotion: "reduce" });
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, scripts);
  return visited;
}

const header = (page: Page) => page.getByRole("banner");
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** How far a section's top is below the header's bottom edge. */
const gapUnderHeader = (page: Page, section: string) =>
  page.evaluate((id) => {
    const bottom = document.querySelector("header")!.getBoundingClientRect().bottom;
    return document.getElementById(id)!.getBoundingClientRect().top - bottom;
  }, section);

async function expectInView(page: Page, section: string) {
  await expect.poll(() => gapUnderHeader(page, section)).toBeLessThan(100);
  expect(await gapUnderHeader(page, section)).toBeGreaterThanOrEqual(0);
}

it("keeps its navigation in place whatever arrives after it", async () => {
  const { page, expectQuiet } = await open("/", true, { width: 1280, height: 800 });
  const navigation = header(page).getByRole("navigation", { name: "Main" });
  const complete = await navigation.boundingBox();
  await navigation.evaluate((it) => it.nextElementSibling!.remove());
  expect(await navigation.boundingBox()).toEqual(complete);
  expectQuiet();
  await page.context().close();
});

describe.each(modes)("the header $mode", ({ scripts }) => {
  it.each(["/", "/contact"])("offers its items and the button on %s", async (path) => {
    const { page, expectQuiet } = await open(path, scripts);
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
    expectQuiet();
    await page.context().close();
  });

  it.each([
    { from: "/", item: "Services", section: "services" },
    { from: "/", item: "Pricing", section: "pricing" },
    { from: "/", item: "Portfolio", section: "portfolio" },
    { from: "/", item: "Get Started", section: "pricing" },
    { from: "/contact", item: "Services", section: "services" },
    { from: "/demo/plumber", item: "Pricing", section: "pricing" },
    { from: "/terms-of-service", item: "Portfolio", section: "portfolio" },
    { from: "/nowhere", item: "Get Started", section: "pricing" },
  ])("leads from $from by '$item' to the section $section", async ({ from, item, section }) => {
    const { page, expectQuiet } = await open(from, scripts);
    await header(page).getByRole("link", { name: item, exact: true }).click();
    await page.waitForURL(`${site.url}/#${section}`);
    await expectInView(page, section);
    expectQuiet(/status of 404/, /404: there is no page at/);
    await page.context().close();
  });

  it("leads to the top by 'Home' and to the order by 'Contact'", async () => {
    const { page, expectQuiet } = await open("/#testimonials", scripts);
    await page.evaluate(() => window.scrollTo(0, 3000));
    await header(page).getByRole("link", { name: "Home", exact: true }).click();
    await expect.poll(() => scrollY(page)).toBe(0);

    await header(page).getByRole("link", { name: "Contact" }).click();
    await page.waitForURL(`${site.url}/contact`);
    await page.getByRole("heading", { name: "Send us a Message" }).waitFor();
    await header(page).getByRole("link", { name: "Home", exact: true }).click();
    await page.waitForURL(`${site.url}/#home`);
    await expect.poll(() => scrollY(page)).toBe(0);
    expectQuiet();
    await page.context().close();
  });

  it("folds its items into a menu on a small screen", async () => {
    const { page, expectQuiet } = await open("/contact", scripts, small);
    const nav = header(page).getByRole("navigation", { name: "Main" });
    expect(await nav.count()).toBe(0);
    const toggle = header(page).getByText("Menu", { exact: true });
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
    await page.context().close();
  });

  it.each(["/", "/contact", "/onboarding"])(
    "never hides what the keyboard has reached on %s, forwards and back",
    async (path) => {
      const { page, expectQuiet } = await open(path, scripts);
      for (const key of ["Tab", "Shift+Tab"]) {
        for (const hidden of await walk(page, key)) expect.fail(`${key} hides ${hidden}`);
      }
      expectQuiet();
      await page.context().close();
    },
  );
});

/** Presses a key until the focus leaves the page; answers what then stood under the header. */
async function walk(page: Page, key: string): Promise<string[]> {
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

describe("with scripts", () => {
  it("turns to glass only once the page is scrolled by more than 20 px", async () => {
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
    await page.context().close();
  });

  it.each([
    { from: "/contact", item: "Portfolio", section: "portfolio" },
    { from: "/privacy-policy", item: "Services", section: "services" },
  ])("scrolls 100 ms after leading from $from to '$item'", async ({ from, item, section }) => {
    const { page, expectQuiet } = await visit(browser, {
      scripts: true,
      viewport: large,
      reducedMotion: "reduce",
    });
    await page.clock.install();
    await page.goto(site.url + from);
    await hydrated(page, true);
    await stopClock(page);
    await header(page).getByRole("link", { name: item, exact: true }).click();
    await page.waitForURL(`${site.url}/`);
    await page.getByRole("heading", { level: 1, name: "You do the trade" }).waitFor();
    await pass(page, 99);
    expect(await scrollY(page)).toBe(0);
    await pass(page, 1);
    await expectInView(page, section);
    expect(page.url()).toBe(`${site.url}/#${section}`);
    expectQuiet();
    await page.context().close();
  });

  it("scrolls smoothly, or at once for a visitor who asked for less motion", async () => {
    for (const [reducedMotion, behavior] of [
      ["no-preference", "smooth"],
      ["reduce", "auto"],
    ] as const) {
      const { page, expectQuiet } = await visit(browser, { scripts: true, reducedMotion });
      await page.goto(site.url);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe(behavior);
      expectQuiet();
      await page.context().close();
    }
  });

  it("closes the small screen's menu with Escape and gives the focus back to its button", async () => {
    const { page, expectQuiet } = await open("/", true, small);
    const menu = header(page).locator("details");
    await header(page).getByText("Menu", { exact: true }).click();
    await header(page).getByRole("link", { name: "Pricing" }).focus();
    await page.keyboard.press("Escape");
    expect(await menu.getAttribute("open")).toBeNull();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Menu");
    expectQuiet();
    await page.context().close();
  });
});
