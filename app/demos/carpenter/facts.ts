import { demoPicture, type Facts } from "../kit/facts";
import { factors, pieces } from "./estimate";

const carpenter: Facts = {
  business: "Ash & Adze Joinery",
  headline: "Joinery for the rooms of a\u00a0house",
  subheadline:
    "My two partners and I make kitchens, stairs and fitted furniture, each of them drawn for the room in which it is to stand.",
  heroImage: demoPicture(
    "carpenter",
    "The corner of a drawer in pale wood, its dovetails showing, with a marking knife and shavings beside it",
  ),
  accentColor: "#97301a",
  phone: "555-0112",
  choices: {
    piece: ["", ...Object.keys(pieces)],
    timber: Object.keys(factors),
  },
};

export default carpenter;

const { bookcase, wardrobe, kitchen } = pieces;

/** Where prices begin, in dollars, and how long the work takes. */
export const prices = [
  { piece: "A door and its frame", from: 340, weeks: "three or four" },
  { piece: "A bookcase in a niche", from: bookcase.least, weeks: bookcase.weeks },
  { piece: "A fitted wardrobe", from: wardrobe.least, weeks: wardrobe.weeks },
  { piece: "A porch", from: 2600, weeks: "four to six" },
  { piece: "A bookcase for one wall", from: 3400, weeks: bookcase.weeks },
  { piece: "A staircase in oak or ash", from: 6400, weeks: "eight to eleven" },
  { piece: "A kitchen", from: kitchen.least, weeks: kitchen.weeks },
];
