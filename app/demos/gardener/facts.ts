import { demoPicture, type Facts } from "../kit/facts";
import { months } from "./months";
import { plots } from "./plots";

const gardener: Facts = {
  business: "Greenrow Gardens",
  headline: "Garden care for all twelve months",
  subheadline:
    "Book us for one job, one season or the whole year. We plan, plant, mow, prune and clear up in six towns.",
  heroImage: {
    ...demoPicture(
      "gardener",
      "Terracotta pots on slate with spilled soil, a hand trowel and a ball of twine",
    ),
    // The arch shows two thirds of the width, so a phone with two pixels for one needs 1080.
    widths: [480, 800, 1080, 1600],
  },
  accentColor: "#b8311b",
  phone: "555-0145",
  choices: {
    month: months.map(({ slug }) => slug),
    plot: plots.map(({ slug }) => slug),
    visit: ["", "booked"],
  },
};

export default gardener;
