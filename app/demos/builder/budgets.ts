import type { Kind } from "./kinds";

/** What a visitor may spend. */
export const budgets = [
  { slug: "low", name: "Up to $60,000" },
  { slug: "middle", name: "$60,000 to $180,000" },
  { slug: "high", name: "More than $180,000" },
] as const;

/** The answer on the cover of a visitor's file. */
export interface Answer {
  stamp: string;
  size: string;
  advice: string;
}

export type BudgetSlug = (typeof budgets)[number]["slug"];

const answers: Record<Kind["slug"], Record<BudgetSlug, Answer>> = {
  "two-story": {
    middle: {
      stamp: "It fits",
      size: "370 to 700 sq ft",
      advice:
        "We can generally put up two stories from about $96,000. If you are below that, we would suggest building one for now.",
    },
    low: {
      stamp: "One story",
      size: "One story, up to 240 sq ft",
      advice:
        "Two stories start at about $96,000. We would be happy to pour footings now that will carry a second story when you are ready.",
    },
    high: {
      stamp: "It fits",
      size: "700 sq ft and more",
      advice:
        "At that size it is worth comparing with a new home, and we will gladly show you both figures.",
    },
  },
  "one-story": {
    middle: {
      stamp: "It fits",
      size: "240 to 530 sq ft",
      advice:
        "That is room for a good kitchen and a table for ten. If you go much over $130,000, please ask us about a second story.",
    },
    low: {
      stamp: "It fits",
      size: "155 to 240 sq ft",
      advice: "With a plain shape and a plain roof this will go further than you might think.",
    },
    high: {
      stamp: "Plenty",
      size: "530 sq ft for $130,000",
      advice: "We have seldom seen one story need more than that, and we would sooner tell you so.",
    },
  },
  loft: {
    middle: {
      stamp: "It fits",
      size: "315 to 580 sq ft",
      advice:
        "That will do two rooms and a bath, provided the ridge is at least 8 feet above the joists. We can come and measure.",
    },
    low: {
      stamp: "It fits",
      size: "150 to 315 sq ft",
      advice:
        "You can have one nice room with stairs, insulation and two skylights. A bathroom would add about $16,000.",
    },
    high: {
      stamp: "Plenty",
      size: "Any attic we know of",
      advice:
        "We do not know of an attic that needs that much. Let us come and look at the roof first.",
    },
  },
  home: {
    middle: {
      stamp: "Not yet",
      size: "From $210,000",
      advice:
        "We would rather be honest with you now. A two-story addition would fit what you have in mind to spend.",
    },
    low: {
      stamp: "Not yet",
      size: "From $210,000",
      advice:
        "We would suggest an attic conversion or one more room for now. Please come in and we will talk it over.",
    },
    high: {
      stamp: "It fits",
      size: "From 910 sq ft",
      advice:
        "Ready to move into, on your own lot. Please bring the survey along if you have one, because a lot depends on the ground.",
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
