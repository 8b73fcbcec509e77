import { mkdirSync } from "node:fs";
import type { Browser } from "playwright";
import { trades } from "../../app/content/trades";
import { demoShot } from "../../app/gallery/trade-images";
import { renderWidths } from "./images";

const WIDTH = 1280;

/** public/images/demos: the top of each demo page of the running site, below header and preview bar. */
export async function shootDemos(browser: Browser, siteUrl: string): Promise<void> {
  mkdirSync("public/images/demos", { recursive: true });
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 1000 },
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  // The notice about cookies is not part of what is for sale.
  await context.addCookies([{ name: "consent", value: "declined", url: siteUrl }]);
  const page = await context.newPage();
  for (const { slug, category } of trades) {
    await page.goto(`${siteUrl}/demo/${slug}`, { waitUntil: "networkidle" });
    await page.evaluate(() => document.fonts.ready);
    const { path, widths, width, height } = demoShot(slug, category);
    const hero = (await page.locator("main header").boundingBox())!;
    const input = await page.screenshot({
      fullPage: true,
      clip: { x: 0, y: hero.y, width: WIDTH, height: (WIDTH * height) / width },
    });
    const quality = { avif: 52, webp: 68 };
    await renderWidths({ input, path, widths, quality, maxBytes: 40_000 });
  }
  await context.close();
}
