import { demoPicture, type Demo } from "../demo";

export const carpenter: Demo = {
  slug: "carpenter",
  industry: "Carpenter",
  business: "Ash & Adze Joinery",
  // Its lines end at the commas.
  headline: "Made once, for one\u00a0room",
  subheadline:
    "Kitchens, stairs and built-in furniture, drawn with you and made by hand in our own workshop.",
  heroImage: demoPicture(
    "carpenter",
    "A dovetailed corner in pale wood, with a chisel and curled shavings",
  ),
  accentColor: "#97301a",
  phone: "555-0112",
  features: [
    { text: "Project pages with large measured drawings", section: "work" },
    { text: "Guide to the timbers you work in", section: "timbers" },
    { text: "Steps from first sketch to fitting day", section: "steps" },
    { text: "Inquiry form with room for measurements", section: "inquiry" },
  ],
  choices: {
    piece: ["", "bookcase", "wardrobe", "kitchen", "desk"],
    timber: ["ash", "oak", "walnut", "cherry", "maple", "fir"],
  },
};
