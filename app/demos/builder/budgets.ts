import type { Kind } from "./kinds";

/** What a visitor may spend. */
export const budgets = [
  { slug: "middle", name: "$60,000 to $180,000" },
  { slug: "low", name: "Up to $60,000" },
  { slug: "high", name: "More than $180,000" },
] as const;

/** The answer on the cover of a visitor's file. */
export interface Answer {
  stamp: string;
  size: string;
  advice: string;
}

type BudgetSlug = (typeof budgets)[number]["slug"];

const answers: Record<Kind["slug"], Record<BudgetSlug, Answer>> = {
  "two-story": {
    middle: {
      stamp: "It fits",
      size: "370 to 700 sq ft",
      advice: "From $96,000 two stories work. Below that we would build one and a strong roof.",
    },
    low: {
      stamp: "Build lower",
      size: "One story, up to 240 sq ft",
      advice:
        "Two stories start at $96,000. We can lay footings now that carry a second one later.",
    },
    high: {
      stamp: "It fits",
      size: "700 sq ft and more",
      advice: "At this size, compare it with a new home. We will show you both figures.",
    },
  },
  "one-story": {
    middle: {
      stamp: "It fits",
      size: "240 to 530 sq ft",
      advice:
        "Room for a kitchen and a table for ten. Above $130,000, ask us about a second story.",
    },
    low: {
      stamp: "It fits",
      size: "155 to 240 sq ft",
      advice: "A plain shape and a plain roof put the money where you stand.",
    },
    high: {
      stamp: "Keep some",
      size: "530 sq ft for $130,000",
      advice: "One story rarely needs more. Keep the rest, or go up.",
    },
  },
  loft: {
    middle: {
      stamp: "It fits",
      size: "315 to 580 sq ft",
      advice:
        "Two rooms and a bath, if the ridge stands 8 feet above the joists. Measure it tonight.",
    },
    low: {
      stamp: "It fits",
      size: "150 to 315 sq ft",
      advice: "One good room with stairs, insulation and two skylights. A bath adds $16,000.",
    },
    high: {
      stamp: "Keep some",
      size: "Any loft in town",
      advice: "No loft that we have seen needs that much. Let us look at the roof first.",
    },
  },
  home: {
    middle: {
      stamp: "Not yet",
      size: "From $210,000",
      advice: "We would rather say it now. A two-story extension does fit your figure.",
    },
    low: {
      stamp: "Not yet",
      size: "From $210,000",
      advice: "For this, a loft or one more room is the honest answer. Come and talk.",
    },
    high: {
      stamp: "It fits",
      size: "From 910 sq ft",
      advice: "Turnkey, on your plot. Bring the survey: the ground decides the first ten percent.",
    },
  },
};

const byKind: Record<string, Record<string, Answer>> = answers;

/** The budget of a choice; the first one where the slug is unknown. */
export function budgetOf(slug: string | undefined): (typeof budgets)[number] {
  return budgets.find((budget) => budget.slug === slug) ?? budgets[0];
}

/** What a budget builds; undefined for slugs that nobody can choose. */
export function answerFor(kind: string, budget: string): Answer | undefined {
  return byKind[kind]?.[budget];
}
