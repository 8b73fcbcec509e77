import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { trades } from "~/content/trades";
import { modes } from "../support/browser";
import { htmlPages } from "../support/pages/html-pages";
import { large, notFound, open } from "../support/pages/open";
import { ofThisRun } from "../support/this-run";
import { lastTrade } from "../support/pages/sample-trades";

const demos = trades.map(({ slug }) => `/demo/${slug}`);
const lastPreview = `/?preview=${trades.length}`;
const welcome = `/contact?industry=${lastTrade.name}`;

/** In `npm test` each page is checked in one mode, but for the privacy policy, which differs from the terms in its texts. */
const representatives = {
  "with scripts": [
    "/",
    "/contact",
    "/onboarding",
    "/reminders",
    "/thank-you",
    "/nowhere",
    lastPreview,
    welcome,
    ...demos.filter((_, at) => at % 6 === 0),
  ],
  "without scripts": [...demos.filter((_, at) => at % 6 === 3), "/terms-of-service", "/?closed=1"],
};
const inBothModes = (paths: readonly string[]) =>
  ofThisRun(
    modes.flatMap((mode) => paths.map((path) => ({ ...mode, path }))),
    ({ mode, path }) => representatives[mode].includes(path),
  );

describe("every page", () => {
  it.each(inBothModes([...htmlPages, "/nowhere"]))(
    "has a skip link, no overflow and large enough targets $mode: $path",
    async ({ path, scripts }) => {
      const { page, expectQuiet } = await open(path, { scripts, viewport: large });
      await expectWayPastHeader(page);
      await expectNoOverflow(page);
      expectQuiet(...notFound);
    },
  );

  it.each(inBothModes([lastPreview, "/?closed=1", welcome]))(
    "has no overflow $mode: $path",
    async ({ path, scripts }) => {
      const { page } = await open(path, { scripts, viewport: large });
      await expectNoOverflow(page);
    },
  );
});

async function expectWayPastHeader(page: Page): Promise<void> {
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  expect(await skip.evaluate((it) => it === document.activeElement)).toBe(true);
  const box = (await skip.boundingBox())!;
  expect(box.height).toBeGreaterThanOrEqual(24);
  expect(box.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
}

/** No overflow on any screen, and large enough targets on the widest and the narrowest. */
async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ ...large, width });
    expect(await tooWide(page), `at ${width} px`).toEqual([]);
    if (width === 768) continue;
    if (width === 320 && !page.url().includes("preview")) {
      // The menu, which covers what is below it, and above a demo the form for a name.
      const closed = await page.getByRole("banner").locator("summary").all();
      for (const summary of closed.reverse()) await summary.click();
    }
    expect(await smallTargets(page), `at ${width} px`).toEqual([]);
  }
}

/** The elements that overflow the page to the right, if it scrolls sideways. */
function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll("body *")]
      .filter((it) => it.getBoundingClientRect().right > clientWidth)
      .map((it) => it.outerHTML.slice(0, 100));
  });
}

/**
 * Targets under 24 px that are not links within a sentence (which WCAG 2.5.8 exempts). A label of a control is part of its
 * target.
 */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isLarge = (it: Element) => {
      const { width, height } = it.getBoundingClientRect();
      return it.checkVisibility() && width >= 24 && height >= 24;
    };
    const targets = document.querySelectorAll("a, button, input, select, textarea, summary");
    return [...targets]
      .filter((it) => it.checkVisibility() && !it.closest("[aria-hidden=true], .sr-only"))
      .filter((it) => {
        const inSentence =
          getComputedStyle(it).display === "inline" &&
          it.parentElement!.textContent.trim() !== it.textContent.trim();
        const labels = (it as Partial<HTMLInputElement>).labels ?? [];
        const { width } = it.getBoundingClientRect();
        return !inSentence && ![it, ...labels].some(isLarge) && width > 0;
      })
      .map(
        (it) =>
          `${Math.round(it.getBoundingClientRect().height)} px: ${it.outerHTML.slice(0, 120)}`,
      );
  });
}
