import type { TradeSlug } from "~/content/trades";

/** A picture in AVIF and WebP, made by `npm run shots` in several widths. */
export interface TradeImage {
  /** URL path without width and extension, see `imageFile`. */
  path: string;
  widths: readonly number[];
  /** Size of the widest file, in pixels. */
  width: number;
  height: number;
  alt: string;
}

export type ImageFormat = "avif" | "webp";

/** Widths of the scenes: phone, high-density phone or tablet, desktop. */
export const SCENE_WIDTHS = [640, 960, 1600] as const;

/** Widths of the demo pages' screenshots, at most as wide as a card. */
export const SHOT_WIDTHS = [480, 960] as const;

/** Widths of the phones' screens in the hero, at one to three device pixels per CSS pixel. */
export const PHONE_WIDTHS = [240, 480, 720] as const;

const alts: Record<TradeSlug, string> = {
  plumber: "Water running from a brass tap into a basin, with copper pipes and a wrench beside it",
  carpenter: "A hand plane and curled shavings on a workbench under a sunlit window",
  electrician: "An open fuse board with colored wiring, lit by hanging lamps at dusk",
  painter: "A roller halfway across a wall, with a ladder and open paint cans",
  gardener: "A mown lawn with flower beds, a wheelbarrow and a spade in the morning sun",
  cleaner: "A bright room with a shining floor, a bucket, a mop and a spray bottle",
  locksmith: "A key turned in the brass lock of a front door in the evening",
  glazier: "A pane held by suction cups in front of tall windows above a city",
  builder: "A half-built brick house with scaffolding and a crane at sunrise",
};

/** The scene of a trade, for its preview and its demo page's hero. */
export function tradeImage(slug: TradeSlug): TradeImage {
  const path = `/images/trades/${slug}`;
  return { path, widths: SCENE_WIDTHS, width: 1600, height: 900, alt: alts[slug] };
}

/** A screenshot of the top of a trade's demo page, for its gallery card. */
export function demoShot(slug: TradeSlug, category: string): TradeImage {
  const alt = `The start page of the demo website for ${category}`;
  return { path: `/images/demos/${slug}`, widths: SHOT_WIDTHS, width: 960, height: 600, alt };
}

/** A screenshot of the top of a trade's demo page on a phone, for the landing page's hero. */
export function phoneShot(slug: TradeSlug, category: string): TradeImage {
  const alt = `The demo website for ${category} on a phone`;
  return { path: `/images/phones/${slug}`, widths: PHONE_WIDTHS, width: 720, height: 1440, alt };
}

export function imageFile(path: string, width: number, format: ImageFormat): string {
  return `${path}-${width}.${format}`;
}

export function srcSet({ path, widths }: TradeImage, format: ImageFormat): string {
  return widths.map((width) => `${imageFile(path, width, format)} ${width}w`).join(", ");
}
