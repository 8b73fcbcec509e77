import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Browser, Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hydrated, launchBrowser, visit } from "../browser";
import { htmlPages } from "../html-pages";
import { scrollThrough } from "../late-pictures";
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

/** In bytes. */
const limits = { picture: 60_000, font: 40_000, styles: 14_000, landing: 14_000 };
const known = [/status of 404/, /404: there is no page at/];
const paths = [...htmlPages, "/?preview=1", "/nowhere"];

function ask(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, resolve).on("error", reject);
  });
}

/** What each address weighs on its way, in bytes, by its path. */
async function weigh(urls: Iterable<string>): Promise<Record<string, number>> {
  const weights = [...new Set(urls)].map(async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode, url).toBe(200);
    return [new URL(url).pathname, (await buffer(answer)).length] as const;
  });
  return Object.fromEntries(await Promise.all(weights));
}

/** The files the browser chose for the pictures of a page, once all of them are there. */
async function chosenPictures(page: Page): Promise<string[]> {
  await scrollThrough(page);
  return page.evaluate(() => [...document.images].map(({ currentSrc }) => currentSrc));
}

/** Leaves the pictures to what a browser shows that does not know AVIF. */
function forgetAvif(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const source of document.querySelectorAll("picture source")) source.remove();
  });
}

const heavierThan = (weights: Record<string, number>, limit: number) =>
  Object.entries(weights)
    .filter(([, bytes]) => bytes > limit)
    .map(([path, bytes]) => `${path}: ${bytes}`);

describe.each([2, 3])("a phone of density %d", (deviceScaleFactor) => {
  it("loads no picture above 60 kB, with AVIF or without", async () => {
    const { page, expectQuiet } = await visit(browser, {
      scripts: true,
      viewport: { width: 390, height: 800 },
      deviceScaleFactor,
      reducedMotion: "reduce",
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
      expect(files.length, format).toBeGreaterThan(9);
    }
    expect(heavierThan(weights, limits.picture)).toEqual([]);
    expectQuiet(...known);
    await page.context().close();
  });
});

it("the styles of every page weigh 14 kB at most, compressed", async () => {
  const named = paths.map(async (path) => {
    const html = await (await fetch(site.url + path)).text();
    return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  });
  const all = await Promise.all(named);
  // One file, which every page shares.
  expect(all).toEqual(paths.map(() => [all[0]![0]]));
  const answer = await ask(site.url + all[0]![0]!);
  expect(answer.headers["content-encoding"]).toBe("br");
  expect((await buffer(answer)).length).toBeLessThanOrEqual(limits.styles);
});

it("the landing page comes in one round trip: 14 kB at most, compressed", async () => {
  const answer = await ask(site.url);
  expect(answer.headers["content-encoding"]).toBe("br");
  expect((await buffer(answer)).length).toBeLessThanOrEqual(limits.landing);
});

it("the one font a page loads weighs 40 kB at most", async () => {
  const { page, expectQuiet } = await visit(browser, { scripts: true });
  const fonts = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.add(request.url());
  });
  for (const path of ["/", "/contact", "/demo/plumber"]) {
    await page.goto(site.url + path);
    await page.evaluate(() => document.fonts.ready);
  }
  const weights = await weigh(fonts);
  expect(Object.keys(weights)).toHaveLength(1);
  expect(heavierThan(weights, limits.font)).toEqual([]);
  expectQuiet();
  await page.context().close();
});
