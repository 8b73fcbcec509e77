/** A size of garden, with what a first visit to it takes. */
export interface Plot {
  slug: string;
  name: string;
  size: string;
  /** Its width and length in feet, as drawn. */
  feet: readonly [number, number];
  /** How long the first visit takes. */
  visit: string;
}

export const plots: readonly Plot[] = [
  {
    slug: "town-lot",
    name: "Town lot",
    size: "up to 5,500 square feet",
    feet: [50, 105],
    visit: "50 minutes",
  },
  {
    slug: "quarter-acre",
    name: "Quarter acre",
    size: "up to 11,000 square feet",
    feet: [80, 136],
    visit: "1 hour",
  },
  {
    slug: "acre",
    name: "Full acre",
    size: "up to 44,000 square feet",
    feet: [165, 264],
    visit: "2 hours",
  },
];

/** A care plan, sold as a packet. */
export interface Plan {
  name: string;
  /** The colors of the packet. */
  paper: string;
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
    name: "Spring and Fall",
    paper: "bg-sage",
    plant: "april",
    visits: "4 visits a year",
    prices: [60, 95, 210],
    has: [
      "2 visits in March, 2 in October",
      "Pruning, compost and bulbs",
      "A job list for the months between",
    ],
    suits: "Choose this if you do most jobs yourself.",
  },
  {
    name: "Growing Season",
    paper: "bg-soil text-sand",
    plant: "july",
    visits: "32 visits a year",
    prices: [180, 290, 560],
    has: [
      "Every week, March 1 to October 10",
      "Lawn, beds, edges and hedges",
      "Feed, seed and mulch included",
    ],
    suits: "Choose this if you have no time for weekly jobs.",
  },
  {
    name: "All Twelve Months",
    paper: "bg-oat",
    plant: "november",
    visits: "44 visits a year",
    prices: [260, 410, 780],
    has: [
      "Everything in Growing Season",
      "12 winter visits for pruning and plans",
      "$400 of new plants every year",
    ],
    suits: "Choose this if you want us to do it all.",
  },
];

/** What a plan costs a month on a plot. */
export function monthlyPrice({ prices }: Plan, plot: Plot): number {
  return prices[plots.indexOf(plot)] ?? prices[0];
}
