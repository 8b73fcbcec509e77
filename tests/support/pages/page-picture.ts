import type { Page } from "playwright";
import sharp, { type Sharp } from "sharp";

/** A page as a grid of colors, coarse enough to hide how a machine renders text. */
export interface PagePicture {
  columns: number;
  rows: number;
  /** Red, green and blue of each cell, row by row. */
  colors: Buffer;
}

/** The side of a cell in CSS pixels; it divides the widths that are compared. */
const CELL_PX = 10;
/** Rows of a screenful: each is compared by itself, so that long pages hide nothing. */
const SCREENFUL = 80;
/** How far, of 255, a flat color may be off: a stored one is rounded by up to 4. */
const FLAT_TOLERANCE = 10;
/** Additional tolerance, as a share of the contrast around a cell, since machines render text more or less bold. */
const CONTRAST_TOLERANCE = 0.2;
/** The share of a screenful's cells that may differ: 6 of a phone's, 20 of a desktop's. */
const SHARE_LIMIT = 0.002;

const LEVELS = 32;

/** Makes an open page look the same on every day and machine. */
export function makeComparable(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const sheet = new CSSStyleSheet();
    // Glyphs keep the font's widths, which some machines otherwise round to whole pixels.
    sheet.replaceSync("* { text-rendering: geometricPrecision }");
    document.adoptedStyleSheets.push(sheet);
    await document.fonts.ready;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      text.data = text.data
        .replace(
          /\b[A-Z][a-z]+ \d{1,2}, 20\d\d at \d{1,2}:\d\d [AP]M\b/,
          "January 1, 2025 at 10:00 AM",
        )
        .replace(/\b[A-Z][a-z]+day, [A-Z][a-z]+ \d{1,2}\b(?:, 20\d\d)?/, "Monday, January 1")
        .replace(/\b20\d\d\b/, "2025")
        .replace(/\b[A-Z]{1,8}-[A-Z0-9]{8}\b/, "SW-AAAAAA")
        // Not every machine can draw emoji.
        .replace(/\p{Extended_Pictographic} ?/u, "");
    }
    for (const link of document.querySelectorAll<HTMLInputElement>('input[value*="link="]'))
      link.value = "http://sitewright.test/onboarding?link=AAAAAAAAAAAAAAAAAAAAAA";
  });
}

/** A screenshot of the whole page from its top, without any hover state. */
export async function screenshot(page: Page): Promise<Buffer> {
  await page.mouse.move(0, 0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.locator('[data-scrolled="false"]').waitFor();
  return page.screenshot({ fullPage: true });
}

/** Reduces a screenshot; `scale` is its pixels for each CSS pixel. */
export async function reduce(shot: Buffer, scale = 1): Promise<PagePicture> {
  const { width, height } = await sharp(shot).metadata();
  const [columns, rows] = [width, height].map((px) => Math.round(px / scale / CELL_PX));
  return picture(sharp(shot).resize(columns, rows, { fit: "fill", kernel: "linear" }));
}

/** A PNG of a picture, its colors rounded to save bytes. */
export function pack({ columns, rows, colors }: PagePicture): Promise<Buffer> {
  const step = 255 / (LEVELS - 1);
  const rounded = Buffer.from(colors.map((value) => Math.round(Math.round(value / step) * step)));
  return sharp(rounded, { raw: { width: columns, height: rows, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export const unpack = (png: Buffer) => picture(sharp(png));

async function picture(image: Sharp): Promise<PagePicture> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, colors: data };
}

/**
 * How two pictures of a page differ, in words; undefined when they are alike. A cell is alike where its color lies
 * within those of the cell and its neighbors in the other picture, and vice versa, so movements smaller than a cell are
 * ignored.
 */
export function difference(before: PagePicture, now: PagePicture): string | undefined {
  const size = ({ columns, rows }: PagePicture) => `${columns * CELL_PX} x ${rows * CELL_PX} px`;
  if (before.columns !== now.columns || Math.abs(before.rows - now.rows) > 1) {
    return `It has ${size(now)}, not ${size(before)}.`;
  }
  const { columns } = now;
  const differing = Array.from({ length: Math.min(before.rows, now.rows) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => Number(!alike(before, now, column, row))),
  );
  const height = Math.min(SCREENFUL, differing.length);
  for (let top = 0; top + height <= differing.length; top += 1) {
    const cells = differing.slice(top, top + height).flat();
    const share = cells.reduce((sum, one) => sum + one, 0) / cells.length;
    if (share <= SHARE_LIMIT) continue;
    return `${(share * 100).toFixed(1)} % of what is seen from ${top * CELL_PX} px on differs.`;
  }
  return undefined;
}

function alike(one: PagePicture, other: PagePicture, column: number, row: number): boolean {
  return [0, 1, 2].every((channel) => {
    const mine = around(one, column, row, channel);
    const its = around(other, column, row, channel);
    const off = Math.max(
      its.least - mine.here,
      mine.here - its.most,
      mine.least - its.here,
      its.here - mine.most,
    );
    const contrast = Math.max(mine.most - mine.least, its.most - its.least);
    return off <= FLAT_TOLERANCE + CONTRAST_TOLERANCE * contrast;
  });
}

/** A cell's own value, and the least and most of the nine cells around it. */
function around(
  { columns, rows, colors }: PagePicture,
  column: number,
  row: number,
  channel: number,
) {
  const within = (place: number, end: number) => Math.min(Math.max(place, 0), end - 1);
  const at = (x: number, y: number) =>
    colors[(within(y, rows) * columns + within(x, columns)) * 3 + channel]!;
  const near = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => at(column + x, row + y)));
  return { here: at(column, row), least: Math.min(...near), most: Math.max(...near) };
}
