import { trades } from "~/content/trades";
import { accents, followsScheme } from "./accents";
import type { Filter } from "./filters";
import { itemWords, type ItemWords } from "./item-words";
import { demoShot, tradeImage, type TradeImage } from "./trade-images";

export { filterFrom, filters, filterSlug, type Filter } from "./filters";

export interface Item extends ItemWords {
  /** 1 to 9: the value of `?preview=`. */
  id: number;
  title: string;
  category: string;
  image: TradeImage;
  /** What its demo page looks like. */
  shot: TradeImage;
  /** Classes that set the trade's colours, see accents.ts. */
  accent: string;
  demoUrl: string;
}

/** The gallery's nine items, one for each trade and in the trades' order. */
export const items: readonly Item[] = trades.map(({ slug, category }, index) => ({
  id: index + 1,
  title: category,
  category,
  image: tradeImage(slug),
  shot: demoShot(slug, category),
  accent: `${accents[slug]} ${followsScheme}`,
  demoUrl: `/demo/${slug}`,
  ...itemWords[slug],
}));

export function itemsIn(filter: Filter): readonly Item[] {
  return filter === "All" ? items : items.filter((item) => item.filter === filter);
}

/** The item a `?preview=` value opens; undefined for none and for anything but 1 to 9. */
export function itemFrom(value: string | null): Item | undefined {
  return items.find((item) => String(item.id) === value);
}
