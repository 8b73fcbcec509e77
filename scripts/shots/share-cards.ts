import { mkdirSync, writeFileSync } from "node:fs";
import type { Browser } from "playwright";
import { site } from "../../app/content/site";
import { tradeInTurn, type TradeSlug } from "../../app/content/trades";
import { demos } from "../../app/demos/demos";
import { demoShot } from "../../app/marketing/gallery/items";
import { phoneShot } from "../../app/ui/picture";
import { imageFile, type PictureFiles } from "../../app/ui/picture";
import { escapeHtml } from "~/server/email/email-html";
import { SHARE_PICTURE } from "~/layout/page-meta";
import { dataUrl, packPng } from "./images";

const MAX_BYTES = 300_000;

interface ShareCard {
  name: string;
  headline: string;
  /** The demo that its screenshots show; without it, three demos. */
  demo?: TradeSlug;
}

const cards: ShareCard[] = [
  { name: "site", headline: "You do the trade. We do the website." },
  { name: "contact", headline: "Order your website today" },
  { name: "legal", headline: "What we promise, in plain words" },
  ...demos.map(({ slug, headline }) => ({ name: `demo-${slug}`, headline, demo: slug })),
];

const shown = [4, 2, 1].map(tradeInTurn);

/** The share pictures in public/images/share, in the site's own fonts and colors. */
export async function drawShareCards(browser: Browser, siteUrl: string): Promise<void> {
  mkdirSync("public/images/share", { recursive: true });
  // The site's content policy forbids inline styles.
  const page = await browser.newPage({ viewport: SHARE_PICTURE, bypassCSP: true });
  await page.goto(`${siteUrl}/privacy-policy`);
  const head = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.outerHTML).join(""));
  for (const card of cards) {
    await page.setContent(`<!doctype html><head>${head}${style}</head>${markup(card)}`);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    const picture = await packPng(await page.screenshot({ type: "png" }));
    if (picture.length > MAX_BYTES) throw new Error(`${card.name} has ${picture.length} bytes.`);
    writeFileSync(`public/images/share/${card.name}.png`, picture);
  }
  await page.close();
}

const style = `<style>
  body { width: ${SHARE_PICTURE.width}px; height: ${SHARE_PICTURE.height}px; min-height: 0; display: flex;
    position: relative; overflow: hidden; background: rgb(var(--paper)); color: rgb(var(--ink)); }
  .words { flex: 1; display: flex; flex-direction: column; justify-content: space-between; padding: 72px 56px 84px 72px; }
  h1 { font-size: 66px; font-weight: 800; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance; }
  .brand { font-size: 36px; font-weight: 800; display: flex; align-items: center; gap: 18px; }
  .brand img { width: 56px; height: 56px; }
  .sites, .site { width: 560px; position: relative; }
  .sites img, .window { position: absolute; width: 520px; border: 1px solid rgb(var(--line));
    border-top: 26px solid rgb(var(--ink)); border-radius: 14px; box-shadow: 0 18px 40px rgb(var(--shadow) / 0.22); }
  .sites img { transform: rotate(-3deg); }
  .sites img:nth-child(1) { top: -46px; left: 150px; }
  .sites img:nth-child(2) { top: 150px; left: 60px; }
  .sites img:nth-child(3) { top: 348px; left: 190px; }
  .site .window { width: 760px; top: 56px; left: 40px; }
  .phone { position: absolute; width: 222px; top: 130px; left: 270px; border: 8px solid rgb(var(--ink));
    border-radius: 32px; box-shadow: 0 18px 40px rgb(var(--shadow) / 0.32); }
  .bar { position: absolute; inset: auto 0 0 0; height: 16px; background: rgb(var(--accent)); }
</style>`;

function markup({ headline, demo }: ShareCard): string {
  const right = demo
    ? `<div class="site">${picture(demoShot(demo, ""), "window")}${picture(phoneShot(demo, ""), "phone")}</div>`
    : `<div class="sites">${shown.map((slug) => picture(demoShot(slug, ""))).join("")}</div>`;
  return `<body><div class="words"><h1>${escapeHtml(headline)}</h1>
    <p class="brand"><img alt="" src="${dataUrl("public/favicon.svg")}">${escapeHtml(site.name)}</p></div>
    ${right}<div class="bar"></div></body>`;
}

function picture({ path, width }: PictureFiles, className = ""): string {
  return `<img class="${className}" alt="" src="${dataUrl(`public${imageFile(path, width, "webp")}`)}">`;
}
