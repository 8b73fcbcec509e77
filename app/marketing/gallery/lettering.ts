import type { CSSProperties } from "react";
import type { TradeSlug } from "~/content/trades";
import type { PictureFiles, PictureProps } from "~/ui/picture";
import measured from "./lettering.json";

/** A place where a demo's page shows its firm's name, in hundredths of the page's width. */
export interface Letters {
  x: number;
  y: number;
  /** The room that there is for a name. */
  width: number;
  height: number;
  size: number;
  spacing: number;
  color: string;
  isUpper?: boolean;
  /** Whether it shows no more than the name's first letter. */
  isInitial?: boolean;
  /** The label or underline that grows with the name. */
  label?: CSSProperties;
}

export type View = "phone" | "desktop";

export interface Lettered {
  trade: TradeSlug;
  /** The firm's name to write where the demo's own stands, or "". */
  name: string;
}

export interface TopProps extends Lettered, PictureProps {
  /** What `image` shows; `narrow` shows a phone. */
  view: View;
}

export interface PageProps extends Lettered {
  /** Both are that of a phone below 768 px. */
  views: readonly View[];
  /** In place of the page where a browser cannot show so long a picture. */
  top: PictureFiles;
}

/** Undefined for a demo whose pictures have not been taken yet by `npm run shots`, which writes lettering.json. */
export function lettersOf(slug: TradeSlug, view: View): readonly Letters[] | undefined {
  return (measured as Partial<Record<TradeSlug, Record<View, Letters[]>>>)[slug]?.[view];
}

/** The URL of the letters that a demo writes a name with. */
export function letteringFont(slug: TradeSlug): string {
  return `/images/lettering/${slug}.woff2`;
}
