import type { TradeSlug } from "~/content/trades";
import measured from "./lettering.json";

/** A place where a demo's picture shows its firm's name, in hundredths of the picture's width. */
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
}

export type View = "phone" | "desktop";

/** Undefined for a demo whose pictures have not been taken yet by `npm run shots`, which writes lettering.json. */
export function lettersOf(slug: TradeSlug, view: View): readonly Letters[] | undefined {
  return (measured as Partial<Record<TradeSlug, Record<View, Letters[]>>>)[slug]?.[view];
}

/** The URL of the letters that a demo writes a name with. */
export function letteringFont(slug: TradeSlug): string {
  return `/images/lettering/${slug}.woff2`;
}
