import { readFileSync, writeFileSync } from "node:fs";
import sharp, { type Sharp } from "sharp";
import { imageFile, type ImageFormat } from "../../app/ui/picture";

/** Fixed, so that the same input gives the same bytes. */
const encoders = {
  avif: (input: Sharp, quality: number, effort: number) => input.avif({ quality, effort }),
  webp: (input: Sharp, quality: number) => input.webp({ quality, effort: 6 }),
};

interface Rendition {
  /** Picture file or its bytes. */
  input: string | Buffer;
  /** Path below public/, without width and extension. */
  path: string;
  widths: readonly number[];
  /** Less where a file would be larger than `maxBytes`, down to {@link LEAST_QUALITY}. */
  quality: Partial<Record<ImageFormat, number>>;
  maxBytes: number;
  /** Of AVIF, from 0 to 9. */
  effort?: number;
}

const LEAST_QUALITY = 30;

/** Writes a picture in every width and in the formats that have a quality. Throws if a file is too large at the least quality. */
export async function renderWidths(rendition: Rendition): Promise<void> {
  const { input, path, widths, quality, maxBytes, effort = 4 } = rendition;
  for (const width of widths) {
    for (const [format, most] of Object.entries(quality) as [ImageFormat, number][]) {
      const address = imageFile(path, width, format);
      const encode = (level: number) =>
        encoders[format](sharp(input).resize({ width }), level, effort).toBuffer();
      let level = most;
      let bytes = await encode(level);
      for (; bytes.length > maxBytes && level > LEAST_QUALITY; level -= 5)
        bytes = await encode(level);
      if (bytes.length > maxBytes) {
        throw new Error(`${address} has ${bytes.length} bytes, more than ${maxBytes}.`);
      }
      writeFileSync(`public${address}`, bytes);
    }
  }
}

/** A PNG of at most 256 colors, which is enough for flat drawings: a quarter of the bytes. */
export function packPng(picture: Buffer): Promise<Buffer> {
  return sharp(picture).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();
}

const types = { svg: "image/svg+xml", avif: "image/avif", webp: "image/webp" } as const;

/** A picture file as a data URL. */
export function dataUrl(file: string): string {
  const type = types[file.split(".").at(-1) as keyof typeof types];
  return `data:${type};base64,${readFileSync(file).toString("base64")}`;
}
