import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { items } from "~/gallery/items";
import { hydrated, modes, sharedBrowser } from "../support/browser";
import { ofThisRun } from "../support/this-run";
import { sharedSite } from "../support/site";
import { sharedVisit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

async function open(path: string, scripts: boolean) {
  const visited = await sharedVisit(browser, { scripts, reducedMotion: "reduce" });
  await visited.page.goto(site.url + path);
  await hydrated(visited.page, scripts);
  return visited;
}

const titles = (page: Page) => page.locator("#gallery-grid > ul h3").allInnerTexts();
const named = (filter: string) =>
  items.filter((item) => item.filter === filter).map(({ title }) => title);
const all = items.map(({ title }) => title);
const card = (page: Page, title: string) =>
  page.locator("#gallery-grid > ul").getByRole("link", { name: title, exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

// tests/site/gallery-pages.test.ts checks the HTML for each of them.
const filters = ofThisRun(
  ["/?filter=", "/?filter=Trades", "/?filter=%3Cscript%3E", "/?filter=trades&filter=x"],
  (path) => path.includes("script"),
);
const numbers = ofThisRun(["0", "10", "01", "1.0", "x", ""], (value) => value === "10");
/** One with a character that must be encoded in a URL. */
const previews = ofThisRun(items, ({ category }) => category === "Landscapers/Gardeners");

describe.each(modes)("the gallery $mode", ({ scripts }) => {
  it.each(filters)("answers %s with items", async (path) => {
    const { page, expectQuiet } = await open(path, scripts);
    await expect
      .poll(() => titles(page))
      .toEqual(path.includes("=trades&") ? named("Trades") : all);
    expectQuiet();
  });

  it.each(numbers)("opens no preview for ?preview=%s", async (value) => {
    const { page, expectQuiet } = await open(`/?preview=${value}`, scripts);
    expect(await dialog(page).count()).toBe(0);
    await expect.poll(() => titles(page)).toEqual(all);
    expectQuiet();
  });

  it.each(previews)(
    "opens the preview of $title and leads from it to the order form",
    async (item) => {
      const { page, expectQuiet } = await open("/", scripts);
      await card(page, item.title).click();
      await dialog(page).waitFor();
      expect(new URL(page.url()).searchParams.get("preview")).toBe(String(item.id));
      const shown = dialog(page);
      expect(await shown.getByRole("heading", { level: 2 }).innerText()).toBe(item.category);
      expect(await page.getByRole("dialog", { name: item.category }).count()).toBe(1);
      const image = shown.locator("img");
      await expect
        .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
        .toBe(true);
      expect(await image.getAttribute("alt")).toMatch(/\w/);
      expect(await shown.getByRole("listitem").allInnerTexts()).toEqual([...item.features]);
      expect(item.features).toHaveLength(4);
      expect(await shown.innerText()).toMatch(/every site .*own framework/i);

      const demo = shown.getByRole("link", { name: "Launch Full Demo" });
      expect(await demo.getAttribute("href")).toBe(item.demoUrl);
      expect(await demo.getAttribute("target")).toBe("_blank");
      const getIt = shown.getByRole("link", { name: "Get This Site" });
      expect(await getIt.getAttribute("href")).toBe(
        `/contact?industry=${encodeURIComponent(item.category)}`,
      );
      await getIt.click();
      await page.waitForURL(/\/contact\?industry=/);
      await page.getByText(`template for ${item.category}.`).waitFor();
      expectQuiet();
    },
  );
});
