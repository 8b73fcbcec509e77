import { demoPicture, type Facts } from "../kit/facts";
import { glassTypes } from "./glass";

const slugs = glassTypes.map(({ slug }) => slug);

/** The facts of the glazier’s demo. */
const glazier: Facts = {
  business: "Northlight Glass",
  headline: "Glass cut to fit your home",
  subheadline:
    "We replace broken panes, we build showers and stair railings out of glass, and we’ll explain your choices before you pay for anything.",
  heroImage: demoPicture(
    "glazier",
    "The edges of a stack of glass on a workbench, where the light turns green",
  ),
  accentColor: "#0d5f5a",
  phone: "555-0178",
  choices: {
    left: slugs,
    right: ["quiet", ...slugs.filter((slug) => slug !== "quiet")],
  },
};

export default glazier;
