/**
 * The trades, in the order shown: the folder of the demo in app/demos, which is also its path segment, the trade's name, and
 * its name in the gallery. All else about a trade is in its folder; `npm run build` says where the two differ.
 */
export const trades = [
  { slug: "plumber", name: "Plumber", category: "Plumbers" },
  { slug: "carpenter", name: "Carpenter", category: "Carpenters" },
  { slug: "electrician", name: "Electrician", category: "Electricians" },
  { slug: "painter", name: "Painter", category: "Painters & Decorators" },
  { slug: "gardener", name: "Gardener", category: "Landscapers/Gardeners" },
  { slug: "cleaner", name: "Cleaner", category: "Cleaners" },
  { slug: "locksmith", name: "Locksmith", category: "Locksmiths" },
  { slug: "glazier", name: "Glazier", category: "Glaziers" },
  { slug: "builder", name: "Builder", category: "Builders/General Contractors" },
] as const;

export type Trade = (typeof trades)[number];
export type TradeSlug = Trade["slug"];

/** The trade at that place, from 0 on; where there are fewer, they are counted again from the first. */
export function tradeInTurn(place: number): TradeSlug {
  return trades[place % trades.length]!.slug;
}

/** The trade whose demo has that path. */
export function tradeAt(path: string): Trade | undefined {
  return trades.find(({ slug }) => path === `/demo/${slug}`);
}

/** By its name, or by that in the gallery. */
export function tradeNamed(industry: string | null | undefined): Trade | undefined {
  return trades.find((trade) => trade.name === industry || trade.category === industry);
}
