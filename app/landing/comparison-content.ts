import { claims } from "~/content/claims";
import { dollars, prices, totalToday } from "~/content/site";

export interface ComparisonRow {
  topic: string;
  yourself: string;
  forYou: string;
}

/** Fair to both sides: no made-up sums of money or hours for doing it oneself. */
export const comparison: readonly ComparisonRow[] = [
  {
    topic: "To start",
    yourself: "Choose a builder, a host and a template, then learn all three",
    forYou: "One short form and a card payment",
  },
  {
    topic: "Your time",
    yourself: "Evenings and weekends until it is done",
    forYou: "Gathering your logo, words and photos",
  },
  {
    topic: "Going live",
    yourself: "When you get around to it",
    forYou: `${claims.delivery} after we have your materials`,
  },
  {
    topic: "Upkeep",
    yourself: "Updates, backups and security are on your list",
    forYou: "All of it is on ours",
  },
  {
    topic: "When you are stuck",
    yourself: "Help pages and forums",
    forYou: `A person, within ${claims.response}`,
  },
  {
    topic: "The cost",
    yourself: "Less money, more of your own hours",
    forYou: `${dollars(totalToday)} today, then ${dollars(prices.growthPerMonth)} a month`,
  },
];
