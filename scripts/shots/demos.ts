import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright";
import { trades, type TradeSlug } from "../../app/content/trades";
import { demoUnderName } from "../../app/content/firm-name";
import { demoShot, withoutName } from "../../app/marketing/gallery/items";
import type { Letters, View } from "../../app/marketing/gallery/lettering";
import { phoneShot, type PictureFiles } from "../../app/ui/picture";
import { renderWidths } from "./images";
import { measureNames, NAMES, withRoom, writeLetteringFont } from "./lettering";

/** The demos show whether their firms are open: a Tuesday morning, so that all are. */
const officeHours = new Date(2026, 5, 2, 10);

/** Screenshots for public/images/demos and phones: the top of the demo pages, without the bar above them. */
export async function shootDemos(browser: Browser, siteUrl: string): Promise<void> {
  for (const folder of ["demos", "phones"])
    mkdirSync(`public/images/${folder}`, { recursive: true });
  const lettering: Partial<Record<TradeSlug, Record<View, Letters[]>>> = {};
  for (const { slug, category } of trades) {
    const views = {
      desktop: { picture: demoShot(slug, category), width: 1280, scale: 1 },
      phone: { picture: phoneShot(slug, category), width: 360, scale: 2 },
    };
    lettering[slug] = {
      phone: await shoot(browser, siteUrl, slug, views.phone),
      desktop: await shoot(browser, siteUrl, slug, views.desktop),
    };
  }
  writeFileSync("app/marketing/gallery/lettering.json", `${JSON.stringify(lettering)}\n`);
}

interface Shot {
  picture: PictureFiles;
  width: number;
  scale: number;
}

/** Takes a demo's picture under its own name, and another without a name. Returns where a name stands in that one. */
async function shoot(
  browser: Browser,
  siteUrl: string,
  slug: TradeSlug,
  { picture, width, scale }: Shot,
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
  const height = (width * picture.height) / picture.width;
  async function open(name?: string) {
    await page.goto(siteUrl + demoUnderName(slug, name), { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    return { y: (await page.locator("#page").boundingBox())!.y, width, height };
  }
  const take = async ({ y }: { y: number }, image: PictureFiles) =>
    renderWidths({
      input: await page.screenshot({ fullPage: true, clip: { x: 0, y, width, height } }),
      path: image.path,
      widths: image.widths,
      quality: { avif: 52, webp: 50 },
      maxBytes: 60_000,
    });
  await take(await open(), picture);
  const longest = await measureNames(page, NAMES.longest, await open(NAMES.longest));
  const site = await open(NAMES.usual);
  const usual = await measureNames(page, NAMES.usual, site);
  if (scale > 1) await writeLetteringFont(page, slug, usual.font);
  await take(site, withoutName(picture));
  await context.close();
  return withRoom(usual.names, longest.names);
}
