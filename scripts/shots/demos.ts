import { mkdirSync } from "node:fs";
import type { Browser } from "playwright";
import { trades, type TradeSlug } from "../../app/content/trades";
import { phonesShown } from "../../app/gallery/showcase";
import { demoShot, phoneShot, type TradeImage } from "../../app/gallery/trade-images";
import { renderWidths } from "./images";

/** Screenshots for public/images/demos and phones: the top of the demo pages, without header and preview bar. */
export async function shootDemos(browser: Browser, siteUrl: string): Promise<void> {
  mkdirSync("public/images/demos", { recursive: true });
  mkdirSync("public/images/phones", { recursive: true });
  for (const { slug, category } of trades) {
    const onCard = demoShot(slug, category);
    await shoot(browser, siteUrl, slug, onCard, { width: 1280, scale: 1 });
    const onPhone = phoneShot(slug, category);
    if ((phonesShown as readonly string[]).includes(slug))
      await shoot(browser, siteUrl, slug, onPhone, { width: 360, scale: 2 });
  }
}

async function shoot(
  browser: Browser,
  siteUrl: string,
  slug: TradeSlug,
  { path, widths, width, height }: TradeImage,
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
  await page.goto(`${siteUrl}/demo/${slug}`, { waitUntil: "networkidle" });
  await page.evaluate(() => document.fonts.ready);
  const hero = (await page.locator("main header").boundingBox())!;
  const input = await page.screenshot({
    fullPage: true,
    clip: { x: 0, y: hero.y, width: screen.width, height: (screen.width * height) / width },
  });
  await renderWidths({
    input,
    path,
    widths,
    quality: { avif: 52, webp: 68 },
    maxBytes: 60_000,
  });
  await context.close();
}
