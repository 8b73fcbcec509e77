import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser, Page } from "playwright";
import { trades, type TradeSlug } from "../../app/content/trades";
import { demoUnderName } from "../../app/content/firm-name";
import { demoShot, pageShot, withoutName } from "../../app/marketing/gallery/items";
import type { Letters, View } from "../../app/marketing/gallery/lettering";
import { phoneShot, type PictureFiles } from "../../app/ui/picture";
import { renderWidths } from "./images";
import { measureNames, NAMES, withRoom, writeLetteringFont } from "./lettering";

/** The demos show whether their firms are open: a Tuesday morning, so that all are. */
const officeHours = new Date(2026, 5, 2, 10);

/** Screenshots for public/images/demos, phones and pages: the top of the demo pages and all of them, without the bar above them. */
export async function shootDemos(browser: Browser, siteUrl: string): Promise<void> {
  for (const folder of ["demos", "phones", "pages"])
    mkdirSync(`public/images/${folder}`, { recursive: true });
  const lettering: Partial<Record<TradeSlug, Record<View, Letters[]>>> = {};
  for (const { slug, category } of trades) {
    const desktop = { top: demoShot(slug, category), whole: pageShot(slug, "desktop") };
    const phone = { top: phoneShot(slug, category), whole: pageShot(slug, "phone") };
    lettering[slug] = {
      phone: await shoot(browser, siteUrl, slug, { ...phone, width: 360, scale: 2 }),
      desktop: await shoot(browser, siteUrl, slug, { ...desktop, width: 1280, scale: 1 }),
    };
  }
  writeFileSync("app/marketing/gallery/lettering.json", `${JSON.stringify(lettering)}\n`);
}

interface Shot {
  top: PictureFiles;
  whole: ReturnType<typeof pageShot>;
  width: number;
  scale: number;
}

/** Takes a demo's pictures under its own name, and others without a name. Returns where a name stands in those. */
async function shoot(
  browser: Browser,
  siteUrl: string,
  slug: TradeSlug,
  { top, whole, width, scale }: Shot,
): Promise<Letters[]> {
  const context = await browser.newContext({
    viewport: { width, height: 1000 },
    deviceScaleFactor: scale,
    reducedMotion: "reduce",
    colorScheme: "light",
    // The names are measured, and hidden, by a script.
    bypassCSP: true,
  });
  // Without the cookie notice.
  await context.addCookies([{ name: "consent", value: "declined", url: siteUrl }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(officeHours);
  async function open(name?: string) {
    await page.goto(siteUrl + demoUnderName(slug, name), { waitUntil: "networkidle" });
    await showWhole(page);
    const { y, height } = (await page.locator("#page").boundingBox())!;
    return { y, width, height };
  }
  const take = (clip: { y: number; width: number; height: number }) =>
    page.screenshot({ fullPage: true, clip: { x: 0, ...clip } });
  async function takeBoth(
    site: Awaited<ReturnType<typeof open>>,
    files: Pick<Shot, "top" | "whole">,
  ) {
    await renderWidths({
      ...files.top,
      input: await take({ ...site, height: (width * top.height) / top.width }),
      quality: { avif: 52, webp: 50 },
      maxBytes: 60_000,
    });
    const input = await take(site);
    await renderWidths({
      ...files.whole,
      input,
      quality: { avif: 36 },
      maxBytes: 350_000,
      effort: 2,
    });
  }
  await takeBoth(await open(), { top, whole });
  const longest = await measureNames(page, NAMES.longest, await open(NAMES.longest));
  const site = await open(NAMES.usual);
  const usual = await measureNames(page, NAMES.usual, site);
  if (scale > 1) await writeLetteringFont(page, slug, usual.font);
  await takeBoth(site, { top: withoutName(top), whole: withoutName(whole) });
  await context.close();
  return withRoom(usual.names, longest.names);
}

/** Loads the pictures further down, and hides what stays in view while a visitor scrolls. */
async function showWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const element of document.querySelectorAll<HTMLElement>("#page *"))
      if (["fixed", "sticky"].includes(getComputedStyle(element).position))
        element.style.display = "none";
    for (const image of document.images) image.loading = "eager";
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}
