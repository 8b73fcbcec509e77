import type { Kind } from "./kinds";

/** What a visitor may spend. */
export const budgets = [
  { slug: "low", name: "Up to $60,000" },
  { slug: "middle", name: "$60,000 to $180,000" },
  { slug: "high", name: "More than $180,000" },
] as const;

export type Budget = (typeof budgets)[number];
export type BudgetSlug = Budget["slug"];

/** What jobs of each kind came to at each budget. */
export const pastJobs: Record<Kind["slug"], Record<BudgetSlug, string>> = {
  "two-story": {
    low: "Two stories start at $96,000. For less, the firm builds one story, of up to 240 square feet.",
    middle: "Two-story additions in this range have 370 to 700 square feet.",
    high: "Two-story additions in this range have 700 square feet or more.",
  },
  "one-story": {
    low: "One-story additions in this range have 155 to 240 square feet.",
    middle: "One-story additions in this range have 240 to 530 square feet.",
    high: "No one-story addition cost more than $130,000, for 530 square feet.",
  },
  loft: {
    low: "Attics in this range have 150 to 315 square feet. A bathroom adds $16,000.",
    middle: "Attics in this range have 315 to 580 square feet, with two rooms and a bath.",
    high: "No attic has cost as much as that.",
  },
  home: {
    low: "New homes start at $210,000.",
    middle: "New homes start at $210,000.",
    high: "New homes in this range have 910 square feet or more, on the owner’s lot.",
  },
};
