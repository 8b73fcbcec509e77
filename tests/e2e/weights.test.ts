import type { Page } from "playwright";
import { expect, it } from "vitest";
import { trades } from "~/content/trades";
import { htmlPages } from "../support/pages/html-pages";
import { scrollThrough } from "../support/pages/scroll-through";
import { requestCompressed, heavierThan, weigh } from "../support/http/weigh";
import { browser, site } from "../support/pages/open";
import { visit } from "../support/visit";

/** In bytes. */
const limits = {
  fonts: 40_000,
  styles: 14_000,
  landing: 14_000,
  furtherCard: 400,
  pictures: 180_000,
};
const isDemo = (path: string) => path.startsWith("/demo/");
const paths = [...htmlPages, "/?preview=1", "/nowhere"];

/** The stylesheets that a page names. */
async function sheetsOf(path: string): Promise<string[]> {
  const html = await (await fetch(site.url + path)).text();
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href!);
}

it("each stylesheet is at most 14 kB compressed: the site's, on a demo its own, and that of the bar around it", async () => {
  const sheets = new Set((await Promise.all(paths.map(sheetsOf))).flat());
  expect(sheets.size).toBe(2 + paths.filter(isDemo).length);
  for (const sheet of sheets) {
    const { headers, body } = await requestCompressed(site.url + sheet);
    expect(headers["content-encoding"], sheet).toBe("br");
    expect(body.length, sheet).toBeLessThanOrEqual(limits.styles);
  }
});

it("the landing page is at most 14 kB compressed, one round trip, and 400 bytes more for each trade after the ninth", async () => {
  const { headers, body } = await requestCompressed(site.url);
  expect(headers["content-encoding"]).toBe("br");
  expect(body.length).toBeLessThanOrEqual(
    limits.landing + limits.furtherCard * Math.max(0, trades.length - 9),
  );
});

it("the site's own pages load one font of at most 40 kB", async () => {
  const { page } = await visit(browser, { scripts: true });
  const fonts = new Set<string>();
  for (const path of ["/", "/contact"]) {
    await page.goto(site.url + path);
    for (const font of await loaded(page, /\.woff2$/)) fonts.add(font);
  }
  const weights = await weigh(fonts);
  expect(Object.keys(weights)).toHaveLength(1);
  expect(heavierThan(weights, limits.fonts)).toEqual([]);
});

it("each demo loads at most 180 kB of pictures for its first view on a phone, and fonts of its own, at most 40 kB together", async () => {
  const { page } = await visit(browser, {
    scripts: true,
    viewport: { width: 390, height: 800 },
    deviceScaleFactor: 3,
  });
  // Without a visit there: the browser would take the site's font from its memory, although no text is in it.
  const html = await (await fetch(site.url)).text();
  const shared = /<link rel="preload" href="([^"]+)" as="font"/.exec(html)![1]!;
  const seen = new Set([site.url + shared]);
  for (const path of paths.filter(isDemo)) {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(site.url + path);
    const pictures = await loaded(page, /\.(avif|webp|png|svg)$/);
    expect(pictures.length, path).toBeGreaterThan(0);
    expect(sum(await weigh(pictures)), path).toBeLessThanOrEqual(limits.pictures);

    await page.setViewportSize({ width: 1280, height: 720 });
    await scrollThrough(page);
    const fonts = await loaded(page, /\.woff2$/);
    expect(fonts.length, path).toBeGreaterThan(0);
    for (const font of fonts) {
      expect(seen.has(font), `${path} loads ${font}`).toBe(false);
      seen.add(font);
    }
    expect(sum(await weigh(fonts)), path).toBeLessThanOrEqual(limits.fonts);
  }
});

/** The files that the open page has loaded, by their names. */
async function loaded(page: Page, name: RegExp): Promise<string[]> {
  const urls = await page.evaluate(async () => {
    await document.fonts.ready;
    return performance.getEntriesByType("resource").map((entry) => entry.name);
  });
  return [...new Set(urls)].filter((url) => name.test(url));
}

const sum = (weights: Record<string, number>) =>
  Object.values(weights).reduce((total, bytes) => total + bytes, 0);
