import { mkdirSync } from "node:fs";
import type { Browser } from "playwright";
import { trades, type TradeSlug } from "../../app/content/trades";
import { demoShot, phoneShot } from "../../app/marketing/gallery/items";
import type { PictureFiles } from "../../app/ui/picture";
import { renderWidths } from "./images";

/** The demos show whether their firms are open: a Tuesday morning, so that all are. */
const officeHours = new Date(2026, 5, 2, 10);

/** Screenshots for public/images/demos and phones: the top of the demo pages, without the bar above them. */
export async function shootDemos(browser: Browser, siteUrl: string): Promise<void> {
  mkdirSync("public/images/demos", { recursive: true });
  mkdirSync("public/images/phones", { recursive: true });
  for (const { slug, category } of trades) {
    const onCard = demoShot(slug, category);
    await shoot(browser, siteUrl, slug, onCard, { width: 1280, scale: 1 });
    const onPhone = phoneShot(slug, category);
    await shoot(browser, siteUrl, slug, onPhone, { width: 360, scale: 2 });
  }
}

async function shoot(
  browser: Browser,
  siteUrl: string,
  slug: TradeSlug,
  { path, widths, width, height }: PictureFiles,
  screen: { width: number; scale: number },
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: 1000 },
    deviceScaleFactor: screen.scale,
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  // Without the cookie notice.
  await context.addCookies([{ name: "consent", value: "declined", url: siteUrl }]);
  const page = await context.newPage();
  await page.clock.setFixedTime(officeHours);
  await page.goto(`${siteUrl}/demo/${slug}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const site = (await page.locator("#page").boundingBox())!;
  const input = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: site.y, width: screen.width, height: (screen.width * height) / width },
  });
  await renderWidths({
    input,
    path,
    widths,
    quality: { avif: 52, webp: 50 },
    maxBytes: 60_000,
  });
  await context.close();
}
