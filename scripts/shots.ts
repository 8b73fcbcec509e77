/**
 * `npm run shots`: draws the pictures the site ships but nobody draws by hand: the card each page is shared with,
 * and the icons, from the SVG sources in public/. Run it after changing a headline, a scene or the icon.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright";
import { site } from "../app/content/site";
import { trades } from "../app/content/trades";
import { demoFor } from "../app/gallery/demo-content";
import { escapeHtml } from "../app/mail/mail-body";
import { SHARE_PICTURE } from "../app/shell/page-meta";
import { launchBrowser } from "../tests/browser";

interface ShareCard {
  name: string;
  headline: string;
  /** An SVG scene for the right half. */
  scene?: string;
}

const cards: ShareCard[] = [
  { name: "site", headline: "You do the trade. We do the website." },
  { name: "contact", headline: "Order your website today" },
  { name: "legal", headline: "What we promise, in plain words" },
  ...trades.map(({ slug, name }) => ({
    name: `demo-${slug}`,
    headline: demoFor(slug)?.headline ?? name,
    scene: `public${demoFor(slug)?.heroImage.src ?? ""}`,
  })),
];

const icons = [
  { file: "favicon-32.png", size: 32 },
  { file: "apple-touch-icon.png", size: 180 },
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
];

const browser = await launchBrowser();
try {
  mkdirSync("public/images/share", { recursive: true });
  for (const card of cards) {
    const picture = await draw(browser, cardHtml(card), SHARE_PICTURE.width, SHARE_PICTURE.height);
    writeFileSync(`public/images/share/${card.name}.png`, picture);
  }
  for (const { file, size } of icons) {
    writeFileSync(`public/${file}`, await draw(browser, iconHtml(), size, size));
  }
} finally {
  await browser.close();
}

async function draw(on: Browser, html: string, width: number, height: number): Promise<Buffer> {
  const page = await on.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: "load" });
  const picture = await page.screenshot({ type: "png", omitBackground: true });
  await page.close();
  return picture;
}

function iconHtml(): string {
  return `<style>body{margin:0}img{display:block;width:100vw;height:100vh}</style>${image("public/favicon.svg")}`;
}

function cardHtml({ headline, scene }: ShareCard): string {
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; width: 1200px; height: 630px; display: flex; background: #faf6ef; color: #1d2430;
      font-family: system-ui, sans-serif; }
    .words { flex: 1; display: flex; flex-direction: column; justify-content: space-between; padding: 72px; }
    h1 { margin: 0; font-size: 68px; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance; }
    p { margin: 0; font-size: 36px; font-weight: 800; display: flex; align-items: center; gap: 20px; }
    p img { width: 56px; height: 56px; }
    .scene { width: 480px; height: 630px; object-fit: cover; }
    .bar { position: absolute; inset: auto 0 0 0; height: 16px; background: #f2b632; }
  </style>
  <div class="words"><h1>${escapeHtml(headline)}</h1><p>${image("public/favicon.svg")}${escapeHtml(site.name)}</p></div>
  ${scene ? image(scene, "scene") : ""}<div class="bar"></div>`;
}

function image(file: string, className = ""): string {
  const data = readFileSync(file).toString("base64");
  return `<img class="${className}" alt="" src="data:image/svg+xml;base64,${data}">`;
}
