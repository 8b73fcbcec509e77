import type { TradeSlug } from "~/content/trades";
import type { PictureFiles } from "~/ui/picture";

/** Widths of the demo pages' screenshots, at most as wide as a card. */
const SHOT_WIDTHS = [480, 960] as const;

/** Widths of the phones' screens in the hero, at one to three device pixels per CSS pixel. */
const PHONE_WIDTHS = [240, 480, 720] as const;

/** A screenshot of the top of a trade's demo page, for its gallery card. */
export function demoShot(slug: TradeSlug, category: string): PictureFiles {
  const alt = `The start page of the demo website for ${category}`;
  return { path: `/images/demos/${slug}`, widths: SHOT_WIDTHS, width: 960, height: 600, alt };
}

/** A screenshot of the top of a trade's demo page on a phone, for the landing page's hero. */
export function phoneShot(slug: TradeSlug, category: string): PictureFiles {
  const alt = `The demo website for ${category} on a phone`;
  return { path: `/images/phones/${slug}`, widths: PHONE_WIDTHS, width: 720, height: 1440, alt };
}
