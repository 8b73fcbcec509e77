import { demoPicture, type Demo } from "../demo";
import { months } from "./months";
import { plots } from "./plots";

export const gardener: Demo = {
  slug: "gardener",
  industry: "Gardener",
  business: "Greenrow Gardens",
  headline: "Garden care for all twelve months",
  subheadline:
    "Book us for one job, one season or the whole year. We plan, plant, mow, prune and clear up in six towns.",
  heroImage: demoPicture(
    "gardener",
    "Terracotta pots on slate with spilled soil, a hand trowel and a ball of twine",
  ),
  accentColor: "#b8311b",
  phone: "555-0145",
  features: [
    { text: "Season calendar of the work you offer", section: "season" },
    { text: "Care plans with a monthly price", section: "care" },
    { text: "Garden stories told in plans that grow", section: "stories" },
    { text: "Visit booking with address and plot size", section: "visit" },
  ],
  choices: {
    month: months.map(({ slug }) => slug),
    plot: plots.map(({ slug }) => slug),
    visit: ["", "booked"],
  },
};
