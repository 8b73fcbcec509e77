import { writeFileSync } from "node:fs";
import type { Browser } from "playwright";
import { dataUrl, packPng } from "./images";

const icons = [
  { file: "favicon-32.png", size: 32 },
  { file: "apple-touch-icon.png", size: 180 },
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
];

/** The icons as PNG, from public/favicon.svg. */
export async function drawIcons(browser: Browser): Promise<void> {
  const icon = `<style>body{margin:0}img{display:block;width:100vw;height:100vh}</style>
    <img alt="" src="${dataUrl("public/favicon.svg")}">`;
  for (const { file, size } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(icon, { waitUntil: "load" });
    writeFileSync(`public/${file}`, await packPng(await page.screenshot({ omitBackground: true })));
    await page.close();
  }
}
