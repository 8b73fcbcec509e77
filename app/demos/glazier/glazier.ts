import { demoPicture, type Demo } from "../demo";
import { glassTypes } from "./glass";

const slugs = glassTypes.map(({ slug }) => slug);

/** The facts of the glazier's demo. */
export const glazier: Demo = {
  slug: "glazier",
  industry: "Glazier",
  business: "Northlight Glass",
  headline: "More daylight, less draft",
  subheadline:
    "Windows, storefronts and shower screens, measured twice, cut in-house and fitted in a day.",
  heroImage: demoPicture(
    "glazier",
    "A stack of glass panes with green edges, a glass cutter on top",
  ),
  accentColor: "#0d5f5a",
  phone: "555-0178",
  features: [
    { text: "Emergency boarding-up page", section: "boarding" },
    { text: "Glass types explained side by side", section: "glass" },
    { text: "Measuring guide with pictures", section: "measuring" },
    { text: "Gallery of storefronts, stairs and showers", section: "work" },
  ],
  choices: {
    left: slugs,
    right: ["quiet", ...slugs.filter((slug) => slug !== "quiet")],
  },
};
