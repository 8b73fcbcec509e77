import { buffer } from "node:stream/consumers";
import { expect, it } from "vitest";
import { sharedBrowser } from "../support/browser";
import { htmlPages } from "../support/pages/html-pages";
import { requestCompressed, heavierThan, weigh } from "../support/http/weigh";
import { sharedSite } from "../support/site";
import { visit } from "../support/visit";

const [site, browser] = await Promise.all([sharedSite(), sharedBrowser()]);

/** In bytes. */
const limits = { font: 40_000, styles: 14_000, landing: 14_000 };
const paths = [...htmlPages, "/?preview=1", "/nowhere"];

it("the styles of every page are at most 14 kB compressed", async () => {
  const named = paths.map(async (path) => {
    const html = await (await fetch(site.url + path)).text();
    return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => href);
  });
  const all = await Promise.all(named);
  // One file for all pages.
  expect(all).toEqual(paths.map(() => [all[0]![0]]));
  const answer = await requestCompressed(site.url + all[0]![0]!);
  expect(answer.headers["content-encoding"]).toBe("br");
  expect((await buffer(answer)).length).toBeLessThanOrEqual(limits.styles);
});

it("the landing page is at most 14 kB compressed, one round trip", async () => {
  const answer = await requestCompressed(site.url);
  expect(answer.headers["content-encoding"]).toBe("br");
  expect((await buffer(answer)).length).toBeLessThanOrEqual(limits.landing);
});

it("a page loads one font of at most 40 kB", async () => {
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
});
