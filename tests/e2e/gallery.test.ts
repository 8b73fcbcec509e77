import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { items } from "~/gallery/items";
import { hydrated, sharedBrowser, modes } from "../support/browser";
import { sharedVisit } from "../support/visit";
import { sharedSite } from "../support/site";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

async function open(path: string, scripts: boolean) {
  const visited = await sharedVisit(browser, { scripts, reducedMotion: "reduce" });
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, scripts);
  return visited;
}

const tab = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Filter the gallery" }).getByRole("link", { name });
const titles = (page: Page) => page.locator("#gallery-grid > ul h3").allInnerTexts();
const named = (filter: string) =>
  items.filter((item) => item.filter === filter).map(({ title }) => title);
const all = items.map(({ title }) => title);
const card = (page: Page, title: string) =>
  page.locator("#gallery-grid > ul").getByRole("link", { name: title, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((it) => it.getBoundingClientRect().top);

describe.each(modes)("the gallery $mode", ({ scripts }) => {
  it("opens the full demo in a new tab", async () => {
    const { page, expectQuiet } = await open("/?preview=4", scripts);
    const opened = page.context().waitForEvent("page");
    await dialog(page).getByRole("link", { name: "Launch Full Demo" }).click();
    const demo = await opened;
    await demo.waitForURL(`${site.url}/demo/painter`);
    expect(await dialog(page).count()).toBe(1);
    expectQuiet();
  });

  it("keeps the filter while a preview opens and closes, and follows the browser's history", async () => {
    const { page, expectQuiet } = await open("/", scripts);
    await tab(page, "Trades").click();
    await expect.poll(() => titles(page)).toEqual(named("Trades"));
    await card(page, "Glaziers").click();
    await page.getByRole("dialog", { name: "Glaziers" }).waitFor();
    await expect.poll(() => titles(page)).toEqual(named("Trades"));

    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => titles(page)).toEqual(named("Trades"));
    await page.goForward();
    await page.getByRole("dialog", { name: "Glaziers" }).waitFor();

    await dialog(page).getByRole("link", { name: "Close the preview" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => titles(page)).toEqual(named("Trades"));
    await expect.poll(() => new URL(page.url()).searchParams.get("preview")).toBeNull();
    await page.goBack();
    // Without scripts each page is a step in the history, so the one before is the open preview.
    if (scripts) await expect.poll(() => titles(page)).toEqual(all);
    else await page.getByRole("dialog", { name: "Glaziers" }).waitFor();
    expectQuiet();
  });

  it("has buttons that scroll to its grid and to the closing call to action", async () => {
    const { page, expectQuiet } = await open("/", scripts);
    for (const [button, target] of [
      ["View the Gallery", "gallery-grid"],
      ["Start Your Project", "contact"],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator("#portfolio").getByRole("link", { name: button }).click();
      await expect.poll(() => top(page, target)).toBeLessThan(120);
      expect(await top(page, target)).toBeGreaterThanOrEqual(0);
    }
    expectQuiet();
  });
});

it("gallery cards fade in 100 ms apart in every filter, but not with reduced motion", async () => {
  const { page, expectQuiet } = await sharedVisit(browser, {
    scripts: true,
    reducedMotion: "no-preference",
  });
  const styles = () =>
    page.locator("#gallery-grid > ul > li").evaluateAll((cards) =>
      cards.map((it) => {
        const { animationName, animationDelay } = getComputedStyle(it);
        return [animationName, animationDelay];
      }),
    );
  const staggered = (count: number) =>
    Array.from({ length: count }, (_, index) => ["rise-in", `${index / 10}s`]);
  await page.goto(site.url);
  await hydrated(page, true);
  expect(await styles()).toEqual(staggered(9));
  await tab(page, "Professional").click();
  await expect.poll(styles).toEqual(staggered(3));
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await styles()).map(([name]) => name)).toEqual(["none", "none", "none"]);
  expectQuiet();
});
