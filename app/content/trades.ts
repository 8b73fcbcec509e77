/** The trades, in the order shown: the demo page's path segment, the trade's name, and its name in the gallery. */
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

export function withTemplate(project: string | undefined, { name }: Pick<Trade, "name">): string {
  const line = `Template: ${name}`;
  if (project?.includes(line)) return project;
  return project ? `${line}\n${project}` : `${line}\n`;
}

export function tradeNamed(industry: string | null): Trade | undefined {
  return trades.find((trade) => trade.name === industry || trade.category === industry);
}
