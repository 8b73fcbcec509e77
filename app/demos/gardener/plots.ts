/** A size of ground, with what a first visit to it takes. */
export interface Plot {
  slug: string;
  name: string;
  size: string;
  /** Its width and length in feet, as drawn. */
  feet: readonly [number, number];
  /** How long the first visit takes. */
  visit: string;
  who: string;
  /** Soil samples that are taken. */
  samples: string;
}

export const plots: readonly Plot[] = [
  {
    slug: "town-lot",
    name: "A town lot",
    size: "up to 5,500 square feet",
    feet: [50, 105],
    visit: "Fifty minutes",
    who: "One gardener",
    samples: "Two, from before and behind the house",
  },
  {
    slug: "quarter-acre",
    name: "A quarter acre",
    size: "up to 11,000 square feet",
    feet: [80, 136],
    visit: "One hour",
    who: "Two gardeners",
    samples: "Four, one from each side",
  },
  {
    slug: "acre",
    name: "A whole acre",
    size: "up to 44,000 square feet",
    feet: [165, 264],
    visit: "Two hours",
    who: "Two gardeners, with level and chain",
    samples: "Eight, and the fall of the ground",
  },
];

/** A care plan, sold as a packet. */
export interface Plan {
  slug: string;
  name: string;
  /** The slug of the month whose plant is on the packet. */
  plant: string;
  visits: string;
  /** Dollars a month, by the order of {@link plots}. */
  prices: readonly [number, number, number];
  has: readonly string[];
  suits: string;
}

export const plans: readonly Plan[] = [
  {
    slug: "spring-and-fall",
    name: "Spring and Fall",
    plant: "april",
    visits: "Four visits a year",
    prices: [60, 95, 210],
    has: [
      "Two days in March, two in October",
      "Pruning, compost and bulbs",
      "A leaf of notes for the months between",
    ],
    suits: "For the owner who digs alone, and asks a hand at the two great labors.",
  },
  {
    slug: "growing-season",
    name: "The Growing Season",
    plant: "july",
    visits: "Thirty-two visits a year",
    prices: [180, 290, 560],
    has: [
      "Every week from March to October",
      "Lawn, beds, edges and hedges",
      "Feed, seed and mulch, all included",
    ],
    suits: "For the house that would sit among its flowers of an evening.",
  },
  {
    slug: "all-twelve",
    name: "All Twelve Months",
    plant: "november",
    visits: "Forty-four visits a year",
    prices: [260, 410, 780],
    has: [
      "All that is in the Growing Season",
      "Winter pruning, and a plan for each year",
      "New plants worth $400, every year",
    ],
    suits: "For the garden that is given wholly into our keeping.",
  },
];

/** The plot with this slug, or the first one. */
export function plotOf(slug: string | undefined): Plot {
  return plots.find((plot) => plot.slug === slug) ?? plots[0]!;
}

/** What a plan costs a month on a plot. */
export function monthlyPrice({ prices }: Plan, plot: Plot): number {
  return prices[plots.indexOf(plot)] ?? prices[0];
}
