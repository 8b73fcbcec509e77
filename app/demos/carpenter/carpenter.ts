import { demoPicture, type Demo } from "../demo";

export const carpenter: Demo = {
  slug: "carpenter",
  industry: "Carpenter",
  business: "Ash & Adze Joinery",
  headline: "Joinery for the rooms of a\u00a0house",
  subheadline:
    "My two partners and I make kitchens, stairs and fitted furniture, each of them drawn for the room in which it is to stand.",
  heroImage: demoPicture(
    "carpenter",
    "The corner of a drawer in pale wood, its dovetails showing, with a chisel and shavings beside it",
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
