/** A size of yard, with what a first visit to it takes. */
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
    name: "Town lot",
    size: "to 5,500 sq ft",
    feet: [50, 105],
    visit: "40 minutes",
    who: "One of your two gardeners",
    samples: "Two soil samples, front and back",
  },
  {
    slug: "quarter-acre",
    name: "Quarter acre",
    size: "to 11,000 sq ft",
    feet: [80, 136],
    visit: "One hour",
    who: "Both of your gardeners",
    samples: "Four soil samples",
  },
  {
    slug: "acre",
    name: "Up to an acre",
    size: "to 44,000 sq ft",
    feet: [165, 264],
    visit: "Two hours",
    who: "Both of your gardeners, with a level and a tape",
    samples: "Eight soil samples and the fall of the ground",
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
    visits: "4 visits a year",
    prices: [60, 95, 210],
    has: ["Two days in March, two in October", "Pruning, compost, bulbs", "A list for you between"],
    suits: "You like to garden, but the two big pushes are too much.",
  },
  {
    slug: "growing-season",
    name: "Growing Season",
    plant: "july",
    visits: "32 visits a year",
    prices: [180, 290, 560],
    has: [
      "Every week from March to October",
      "Lawn, beds, edges and hedges",
      "Feed, seed and mulch in the price",
    ],
    suits: "You want to sit in it, not kneel in it.",
  },
  {
    slug: "all-twelve",
    name: "All Twelve Months",
    plant: "november",
    visits: "44 visits a year",
    prices: [260, 410, 780],
    has: [
      "Everything in Growing Season",
      "Winter pruning and a yearly plan",
      "Replanting: $400 of plants a year",
    ],
    suits: "You want a head gardener, without the title.",
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
