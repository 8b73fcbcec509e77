import type { Page } from "playwright";
import { expect, it } from "vitest";
import { hydrated } from "../support/browser";
import { heavierThan, weigh } from "../support/http/weigh";
import { htmlPages } from "../support/pages/html-pages";
import { browser, notFound, site } from "../support/pages/open";
import { visit } from "../support/visit";

/** The files that the browser chose for a page's pictures, once all are loaded. */
async function chosenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const shown = [...document.images].filter((image) => image.checkVisibility());
    // Pictures further down load as if scrolled to.
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode()));
    // A hidden one has none until it is shown.
    return [...document.images].flatMap(({ currentSrc }) => currentSrc || []);
  });
}

/** Removes the AVIF sources, as for a browser that does not support AVIF. */
function forgetAvif(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const source of document.querySelectorAll("picture source")) source.remove();
  });
}

const demos = htmlPages.filter((path) => path.startsWith("/demo/"));
const others = [...htmlPages.filter((path) => !demos.includes(path)), "/?preview=1", "/nowhere"];
/** Some demos show drawings alone. */
const WITH_PICTURE = demos.length / 2;
/** What a visitor asks for by opening a preview, in bytes. */
const WHOLE_PAGE = 350_000;
const WHOLE_PAGES = "/images/pages/";
const rows = [2, 3].flatMap((density) => [
  { density, pages: "the site's own pages", paths: others, limit: 60_000, least: 10 },
  { density, pages: "the demos", paths: demos, limit: 180_000, least: WITH_PICTURE },
]);

it.each(rows)(
  "a phone of density $density loads no picture above $limit bytes on $pages, with or without AVIF",
  async ({ density, paths, limit, least }) => {
    const { page, expectQuiet } = await visit(browser, {
      scripts: true,
      viewport: { width: 390, height: 800 },
      deviceScaleFactor: density,
    });
    const chosen: string[] = [];
    for (const path of paths) {
      await page.goto(site.url + path);
      await hydrated(page, true);
      chosen.push(...(await chosenPictures(page)));
      await forgetAvif(page);
      chosen.push(...(await chosenPictures(page)));
    }
    const weights = await weigh(chosen);
    for (const format of ["avif", "webp"]) {
      const files = Object.keys(weights).filter((path) => path.endsWith(`.${format}`));
      expect(files.length, format).toBeGreaterThanOrEqual(least);
    }
    const tooHeavy = heavierThan(weights, limit).filter((each) => !each.startsWith(WHOLE_PAGES));
    expect(tooHeavy).toEqual([]);
    expect(heavierThan(weights, WHOLE_PAGE)).toEqual([]);
    expectQuiet(...notFound);
  },
);
