import { demoPicture, type Demo } from "../demo";
import { months } from "./months";
import { plots } from "./plots";

export const gardener: Demo = {
  slug: "gardener",
  industry: "Gardener",
  business: "Greenrow Gardens",
  headline: "The whole of the year in one garden",
  subheadline:
    "Gardens drawn, planted and kept through all twelve months, with such plants as the soil will bear.",
  heroImage: demoPicture(
    "gardener",
    "Terracotta pots upon slate, the soil spilled beside them, with a hand trowel and a ball of twine",
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
  },
};
