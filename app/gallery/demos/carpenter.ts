import CookingPot from "lucide-react/icons/cooking-pot";
import DoorOpen from "lucide-react/icons/door-open";
import Fence from "lucide-react/icons/fence";
import Shirt from "lucide-react/icons/shirt";
import type { DemoContent } from "./demo";

export const carpenter: DemoContent = {
  layout: "poster",
  business: "Ash & Adze Joinery",
  headline: "Made from wood, made to fit, made to last",
  subheadline:
    "Kitchens, stairs and built-in furniture, drawn with you and made by hand in our own workshop.",
  phone: "555-0112",
  callLine: "Have a space in mind? Tell us its width and we will tell you what could fit.",
  services: [
    {
      icon: Shirt,
      name: "Fitted wardrobes",
      detail: "Wall to wall, with drawers that glide",
      priceFrom: 1900,
    },
    {
      icon: CookingPot,
      name: "Kitchens",
      detail: "Solid fronts, oiled or painted",
      priceFrom: 8500,
    },
    {
      icon: DoorOpen,
      name: "Doors and frames",
      detail: "Hung true, trimmed and finished",
      priceFrom: 340,
    },
    { icon: Fence, name: "Decks and porches", detail: "Hardwood or treated pine", priceFrom: 2600 },
  ],
  reasonsTitle: "What sets our bench apart",
  reasons: [
    {
      title: "Drawn before it is cut",
      text: "You get a scale drawing and a sample of the timber.",
    },
    { title: "Wood with a known origin", text: "We buy from three mills and can name the forest." },
    { title: "Fitted by the maker", text: "Whoever builds your piece also installs it." },
  ],
  area: {
    text: "Workshop on Sawmill Road, visits by appointment. We fit across the county.",
    places: ["Sawmill Road", "Alder Park", "Westfield", "Quarry End", "Linden", "Two Bridges"],
  },
  hours: [
    { days: "Monday to Thursday", time: "8:00 am to 5:00 pm" },
    { days: "Friday", time: "8:00 am to 3:00 pm" },
    { days: "Workshop visits", time: "By appointment" },
  ],
  reviews: [
    {
      quote: "The bookcase follows a crooked wall so well that the wall now looks straight.",
      author: "Hanna W.",
      job: "Built-in bookcase",
    },
    {
      quote: "Four weeks from drawing to staircase, swept clean every evening.",
      author: "Peter O.",
      job: "Oak staircase",
    },
  ],
};
