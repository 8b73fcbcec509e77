import sharp from "sharp";

/** A page as a grid of colors, coarse enough to hide how a machine renders text. */
export interface PagePicture {
  columns: number;
  rows: number;
  /** Red, green and blue of each cell, row by row. */
  colors: Buffer;
}

/** The side of a cell in CSS pixels; it divides the widths that are compared. */
const CELL_PX = 10;
/** Rows of a screenful: the screenful that differs most is compared, so that long pages hide nothing. */
const SCREENFUL = 80;
/** How far, of 255, a flat color may be off: a stored one is rounded by up to 4. */
const FLAT_TOLERANCE = 10;
/** Additional tolerance, as a share of the contrast around a cell, since machines render text more or less bold. */
const CONTRAST_TOLERANCE = 0.2;
/** The share of a screenful's cells that may differ: 6 of a phone's, 20 of a desktop's. */
const SHARE_LIMIT = 0.002;

const LEVELS = 32;

/** Reduces a screenshot; `scale` is its pixels for each CSS pixel. */
export async function reduce(screenshot: Buffer, scale = 1): Promise<PagePicture> {
  const { width, height } = await sharp(screenshot).metadata();
  const columns = Math.round(width / scale / CELL_PX);
  const rows = Math.round(height / scale / CELL_PX);
  const colors = await sharp(screenshot)
    .removeAlpha()
    .resize(columns, rows, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer();
  return { columns, rows, colors };
}

/** A PNG of a picture, its colors rounded to save bytes. */
export function pack({ columns, rows, colors }: PagePicture): Promise<Buffer> {
  const step = 255 / (LEVELS - 1);
  const rounded = colors.map((value) => Math.round(Math.round(value / step) * step));
  return toPng({ columns, rows, colors: Buffer.from(rounded) });
}

export async function unpack(png: Buffer): Promise<PagePicture> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { columns: info.width, rows: info.height, colors: data };
}

function toPng({ columns, rows, colors }: PagePicture): Promise<Buffer> {
  return sharp(colors, { raw: { width: columns, height: rows, channels: 3 } })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export interface Comparison {
  /** The differences in words; undefined when the pictures are alike. */
  problem: string | undefined;
  /** A PNG of the new picture, pale, with the cells that differ in red. */
  marked: () => Promise<Buffer>;
}

/**
 * Compares two pictures of a page. A cell is alike where its color lies within those of the cell and its
 * neighbors in the other picture, and vice versa, so movements smaller than a cell are ignored.
 */
export function compare(before: PagePicture, now: PagePicture): Comparison {
  const rows = Math.min(before.rows, now.rows);
  const columns = Math.min(before.columns, now.columns);
  const differs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => !alike(before, now, column, row)),
  );
  const { share, top } = worstScreenful(differs, columns);
  return {
    problem: describe(before, now, share, top),
    marked: () => toPng(mark(now, differs)),
  };
}

function describe(before: PagePicture, now: PagePicture, share: number, top: number) {
  const px = (cells: number) => `${cells * CELL_PX} px`;
  if (before.columns !== now.columns) {
    return `It is ${px(now.columns)} wide, not ${px(before.columns)}.`;
  }
  const worst = `${(share * 100).toFixed(1)} % of what is seen from ${px(top)} on differs`;
  if (Math.abs(before.rows - now.rows) > 1) {
    return `It is ${px(now.rows)} high, not ${px(before.rows)}; ${worst}.`;
  }
  return share > SHARE_LIMIT ? `${worst}.` : undefined;
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
function around(picture: PagePicture, column: number, row: number, channel: number) {
  const { columns, rows, colors } = picture;
  const at = (x: number, y: number) => colors[(y * columns + x) * 3 + channel]!;
  let least = 255;
  let most = 0;
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1) {
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      least = Math.min(least, at(x, y));
      most = Math.max(most, at(x, y));
    }
  }
  return { here: at(column, row), least, most };
}

function worstScreenful(differs: boolean[][], columns: number) {
  const counts = differs.map((row) => row.filter(Boolean).length);
  const height = Math.min(SCREENFUL, counts.length);
  let worst = { share: 0, top: 0 };
  for (let top = 0; top + height <= counts.length; top += 1) {
    const count = counts.slice(top, top + height).reduce((sum, each) => sum + each, 0);
    const share = count / (height * columns);
    if (share > worst.share) worst = { share, top };
  }
  return worst;
}

function mark({ columns, rows, colors }: PagePicture, differs: boolean[][]): PagePicture {
  const marked = Buffer.from(colors.map((value) => 255 - (255 - value) / 3));
  for (const [row, cells] of differs.entries()) {
    for (const [column, different] of cells.entries()) {
      if (different) marked.set([220, 0, 0], (row * columns + column) * 3);
    }
  }
  return { columns, rows, colors: marked };
}
