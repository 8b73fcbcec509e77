import type { Locator, Page } from "playwright";
import { describe, expect, it } from "vitest";
import { filters, items } from "~/marketing/gallery/items";
import { modes } from "../support/browser";
import { large, open, phone, site } from "../support/pages/open";

/** The group of the last trade, and its tab. */
const { title: last, filter: group } = items.at(-1)!;
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
  // Without scripts each tab loads the page again, so one tab stands for all.
  const tabs = filters.filter(({ name, slug }) => (scripts ? slug : name === group));

  it(`shows all items first and then those of each clicked tab: ${tabs.map(({ name }) => name).join(", ")}`, async () => {
    const { page } = await open("/", { scripts });
    await expect.poll(() => titles(page)).toEqual(all);
    expect(await tab(page, "All").getAttribute("aria-current")).toBe("true");
    for (const { name, slug } of tabs) {
      await tab(page, name).click();
      await expect.poll(() => titles(page)).toEqual(named(name));
      expect(new URL(page.url()).searchParams.get("filter")).toBe(slug);
      expect(await tab(page, name).getAttribute("aria-current")).toBe("true");
      expect(await tab(page, "All").getAttribute("aria-current")).toBeNull();
      expect(
        await page
          .getByText(`${name}: ${named(name).length} of ${items.length}`)
          .getAttribute("role"),
      ).toBe("status");
      expect(await top(page, "portfolio")).toBeLessThan(page.viewportSize()!.height);
    }
    await tab(page, "All").click();
    await expect.poll(() => titles(page)).toEqual(all);
  });

  it("opens a preview with its picture, which opens the demo in a new tab and leads to the order form", async () => {
    const { page } = await open("/", { scripts });
    // A name with a character that must be encoded in a URL.
    const item = items.find(({ category }) => /\W/.test(category)) ?? items[0]!;
    await card(page, item.title).click();
    await page.getByRole("dialog", { name: item.category }).waitFor();
    expect(new URL(page.url()).searchParams.get("preview")).toBe(String(item.id));
    const image = dialog(page).locator("img");
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    expect(await dialog(page).getByRole("listitem").allInnerTexts()).toEqual(
      item.features.map(({ text }) => text),
    );

    const opened = page.context().waitForEvent("page");
    await dialog(page).getByRole("link", { name: "Launch Full Demo" }).click();
    await (await opened).waitForURL(site.url + item.demoUrl);
    expect(await dialog(page).count()).toBe(1);
    await dialog(page).getByRole("link", { name: "Get This Site" }).click();
    await page.getByText(`template for ${item.category}`).waitFor();
  });

  it.each([phone, large])(
    "shows the whole page in a preview at $width px, to scroll beside actions that stay",
    async (viewport) => {
      const { page } = await open("/?preview=1", { scripts, viewport });
      const whole = dialog(page).getByRole("img");
      const bottom = async (of: Locator) => {
        const box = (await of.boundingBox())!;
        return box.y + box.height;
      };
      const name = "Get This Site";
      const action = dialog(page).getByRole("link", { name });
      await action.scrollIntoViewIfNeeded();
      await expect
        .poll(async () => (await whole.boundingBox())!.height)
        .toBeGreaterThan(3 * viewport.height);
      const before = await bottom(action);
      for (const { text } of items[0]!.features) {
        const { y, width } = (await dialog(page).getByText(text, { exact: true }).boundingBox())!;
        expect(width, text).toBeGreaterThan(50);
        expect(y, text).toBeLessThan((await action.boundingBox())!.y);
      }
      const beyondFoot = await whole.evaluate((picture) => {
        let box = picture.parentElement!;
        while (getComputedStyle(box).overflowY !== "auto") box = box.parentElement!;
        box.scrollTo({ top: box.scrollHeight, behavior: "instant" });
        const [end, foot] = [picture, box].map((it) => it.getBoundingClientRect().bottom);
        return end! - foot!;
      });
      expect(beyondFoot).toBeLessThanOrEqual(1);
      expect(await bottom(action)).toBeCloseTo(before, 0);
    },
  );

  it("keeps the filter while a preview opens and closes, and follows the browser's history", async () => {
    const { page } = await open("/", { scripts });
    await tab(page, group).click();
    await expect.poll(() => titles(page)).toEqual(named(group));
    await card(page, last).click();
    await page.getByRole("dialog", { name: last }).waitFor();
    await expect.poll(() => titles(page)).toEqual(named(group));

    await page.goBack();
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => titles(page)).toEqual(named(group));
    await page.goForward();
    await page.getByRole("dialog", { name: last }).waitFor();

    await dialog(page).getByRole("link", { name: "Close the preview" }).click();
    await dialog(page).waitFor({ state: "detached" });
    await expect.poll(() => titles(page)).toEqual(named(group));
    await expect.poll(() => new URL(page.url()).searchParams.get("preview")).toBeNull();
    await page.goBack();
    // Without scripts each page is a step in the history, so the one before is the open preview.
    if (scripts) await expect.poll(() => titles(page)).toEqual(all);
    else await page.getByRole("dialog", { name: last }).waitFor();
  });

  it("has buttons that scroll to its grid and to the closing call to action", async () => {
    const { page } = await open("/", { scripts });
    for (const [button, target] of [
      ["View the Gallery", "gallery-grid"],
      ["Start Your Project", "contact"],
    ] as const) {
      await page.evaluate(() => window.scrollTo(0, 0));
      await page.locator("#portfolio").getByRole("link", { name: button }).click();
      await expect.poll(() => top(page, target)).toBeLessThan(120);
      expect(await top(page, target)).toBeGreaterThanOrEqual(0);
    }
  });
});

it("gallery cards fade in 100 ms apart in every filter, but not with reduced motion", async () => {
  const { page } = await open("/", { reducedMotion: "no-preference" });
  const styles = () =>
    page.locator("#gallery-grid > ul > li").evaluateAll((cards) =>
      cards.map((it) => {
        const { animationName, animationDelay } = getComputedStyle(it);
        return [animationName, animationDelay];
      }),
    );
  const staggered = (count: number) =>
    Array.from({ length: count }, (_, index) => ["rise-in", `${index / 10}s`]);
  expect(await styles()).toEqual(staggered(items.length));
  const filtered = items.filter(({ filter }) => filter === items[0]!.filter);
  await tab(page, items[0]!.filter).click();
  await expect.poll(styles).toEqual(staggered(filtered.length));
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect((await styles()).map(([name]) => name)).toEqual(filtered.map(() => "none"));
});

it("a card scrolls its demo's whole page under the pointer, but not with reduced motion", async () => {
  const { page } = await open("/", { scripts: true, reducedMotion: "no-preference" });
  await page.getByLabel("Your firm's name").first().focus();
  const first = page.locator("#gallery-grid > ul > li").first();
  await first.scrollIntoViewIfNeeded();
  const scrolling = first.locator("[class*=scroll-page]");
  await first.hover();
  await scrolling.waitFor();
  expect(await scrolling.evaluate((it) => getComputedStyle(it).animationName)).toBe("scroll-page");
  const start = await scrolling.boundingBox();
  await expect.poll(async () => (await scrolling.boundingBox())!.y).toBeLessThan(start!.y - 5);
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await scrolling.isVisible()).toBe(false);
  await page.mouse.move(1, 1);
  await scrolling.waitFor({ state: "detached" });
});

it("the name typed on the first screen stands on the cards and in the preview, and goes with their links", async () => {
  const { page } = await open("/", { scripts: true });
  await page.getByLabel("Your firm's name").first().fill("Zq & Sons");
  const first = page.locator("#gallery-grid > ul > li").first();
  await first.scrollIntoViewIfNeeded();
  await first.getByText("Zq & Sons").first().waitFor();
  await card(page, items[0]!.title).click();
  await dialog(page).getByText("Zq & Sons").filter({ visible: true }).first().waitFor();
  const href = (name: string) => dialog(page).getByRole("link", { name }).getAttribute("href");
  expect(await href("Launch Full Demo")).toBe(`${items[0]!.demoUrl}?name=Zq+%26+Sons`);
  expect(await href("Get This Site")).toContain("name=Zq+%26+Sons");
});
