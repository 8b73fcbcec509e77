import { demoPicture, type Facts } from "../kit/facts";

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
    piece: ["", "bookcase", "wardrobe", "kitchen", "desk"],
    timber: ["ash", "oak", "walnut", "cherry", "maple", "fir"],
  },
};

export default carpenter;
