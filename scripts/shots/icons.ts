import { writeFileSync } from "node:fs";
import type { Browser } from "playwright";
import { dataUrl, packPng } from "./images";

const icons = [
  { file: "favicon-32.png", size: 32 },
  { file: "apple-touch-icon.png", size: 180 },
  { file: "icon-192.png", size: 192 },
  { file: "icon-512.png", size: 512 },
  // Three pixels for each of the 32 at which emails show it.
  { file: "email-logo.png", size: 96 },
];

const ICO_SIZE = 32;

/** The PNG icons, from public/favicon.svg, favicon.ico, and the logo that emails bring along. */
export async function drawIcons(browser: Browser): Promise<void> {
  const icon = `<style>body{margin:0}img{display:block;width:100vw;height:100vh}</style>
    <img alt="" src="${dataUrl("public/favicon.svg")}">`;
  for (const { file, size } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(icon, { waitUntil: "load" });
    const png = await packPng(await page.screenshot({ omitBackground: true }));
    writeFileSync(`public/${file}`, png);
    if (size === ICO_SIZE) writeFileSync("public/favicon.ico", icoOf(png));
    await page.close();
  }
}

/** An ICO file around one PNG of ICO_SIZE (https://learn.microsoft.com/previous-versions/ms997538). */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
