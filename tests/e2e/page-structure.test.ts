import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hydrated, launchBrowser, modes, visit } from "../browser";
import { htmlPages } from "../html-pages";
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

const notFound = [/status of 404/, /404: there is no page at/];
const paths = [...htmlPages, "/nowhere"];

describe.each(modes)("every page $mode", ({ scripts }) => {
  async function open(path: string, width = 1440) {
    const visited = await visit(browser, {
      scripts,
      viewport: { width, height: 900 },
      reducedMotion: "reduce",
    });
    await visited.page.goto(site.url + path);
    await hydrated(visited.page, scripts);
    return visited;
  }

  it.each(paths)(
    "has one heading, one of each landmark, and a way past the header: %s",
    async (path) => {
      const { page, expectQuiet } = await open(path);
      expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
      for (const landmark of ["banner", "main", "contentinfo"] as const) {
        expect(await page.getByRole(landmark).count(), landmark).toBe(1);
      }
      const levels = await page
        .locator("h1, h2, h3, h4, h5, h6")
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName[1])));
      for (const [index, level] of levels.entries()) {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 1) + 1);
      }

      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to the content" });
      expect(await skip.evaluate((it) => it === document.activeElement)).toBe(true);
      const box = (await skip.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(24);
      expect(box.y).toBeGreaterThanOrEqual(0);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(
        true,
      );
      expectQuiet(...notFound);
      await page.context().close();
    },
  );

  it.each([320, 768, 1440])("fits a screen of %d px", async (width) => {
    const { page, expectQuiet } = await open("/", width);
    for (const path of [...paths, "/?preview=9", "/?closed=1", "/contact?industry=Builder"]) {
      await page.goto(site.url + path);
      await hydrated(page, scripts);
      expect(await tooWide(page), `${path} at ${width} px`).toEqual([]);
    }
    expectQuiet(...notFound);
    await page.context().close();
  });

  it.each([320, 1440])("has targets of 24 px and more on a screen of %d px", async (width) => {
    const { page, expectQuiet } = await open("/", width);
    for (const path of [...paths, "/?preview=9"]) {
      await page.goto(site.url + path);
      await hydrated(page, scripts);
      const menu = page.locator("header summary");
      if (width === 320 && !path.includes("preview")) await menu.click();
      expect(await smallTargets(page), `${path} at ${width} px`).toEqual([]);
    }
    expectQuiet(...notFound);
    await page.context().close();
  });

  it("shows the focus on everything that takes it", async () => {
    const { page, expectQuiet } = await open("/contact");
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press("Tab");
      const outline = await page.evaluate(() => {
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
        return { outlineStyle, width: parseFloat(outlineWidth) };
      });
      expect(outline.outlineStyle).not.toBe("none");
      expect(outline.width).toBeGreaterThanOrEqual(2);
    }
    expectQuiet();
    await page.context().close();
  });

  it("moves nothing for a visitor who asked for less motion", async () => {
    const { page, expectQuiet } = await open("/");
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expectQuiet();
    await page.context().close();
  });
});

/** What sticks out of the page to the right, where it scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((it) => it.getBoundingClientRect().right > clientWidth)
      .map((it) => it.outerHTML.slice(0, 100));
  });
}

/** Targets under 24 px that are not links within a sentence (WCAG 2.5.8 leaves these aside). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = document.querySelectorAll("a, button, input, select, textarea, summary");
    return [...targets]
      .filter((it) => it.checkVisibility() && !it.closest("[aria-hidden=true], .sr-only"))
      .filter((it) => {
        const inSentence =
          getComputedStyle(it).display === "inline" &&
          it.parentElement!.textContent.trim() !== it.textContent.trim();
        const { width, height } = it.getBoundingClientRect();
        return !inSentence && (width < 24 || height < 24) && width > 0;
      })
      .map(
        (it) =>
          `${Math.round(it.getBoundingClientRect().height)} px: ${it.outerHTML.slice(0, 120)}`,
      );
  });
}
