import { demoPicture, type Demo } from "../demo";
import { glassTypes } from "./glass";

const slugs = glassTypes.map(({ slug }) => slug);

/** The facts of the glazier's demo. */
export const glazier: Demo = {
  slug: "glazier",
  industry: "Glazier",
  business: "Northlight Glass",
  headline: "Glass to specification",
  subheadline:
    "Manufacture and installation of insulating, laminated and tempered glass for residential and commercial buildings.",
  heroImage: demoPicture("glazier", "Stack of float glass, edges polished, with glass cutter"),
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
