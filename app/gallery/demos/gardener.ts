import Flower2 from "lucide-react/icons/flower-2";
import Grid2x2 from "lucide-react/icons/grid-2x2";
import Scissors from "lucide-react/icons/scissors";
import TreeDeciduous from "lucide-react/icons/tree-deciduous";
import type { DemoContent } from "./demo";

export const gardener: DemoContent = {
  layout: "poster",
  business: "Greenrow Gardens",
  headline: "A garden that looks after you in return",
  subheadline:
    "Design, planting and year-round care for yards of any size, with plants that suit your soil.",
  phone: "555-0145",
  callLine: "Not sure what the plot could be? Walk it with us, the first visit is free.",
  services: [
    {
      icon: Scissors,
      name: "Lawn care",
      detail: "Mowing, edging and feeding",
      priceFrom: 55,
      per: "per visit",
    },
    {
      icon: Flower2,
      name: "Planting plans",
      detail: "Drawn for your light and soil",
      priceFrom: 380,
    },
    {
      icon: TreeDeciduous,
      name: "Hedges and trees",
      detail: "Shaped, cut back, cleared away",
      priceFrom: 140,
    },
    { icon: Grid2x2, name: "Patios and paths", detail: "Stone, gravel or brick", priceFrom: 2400 },
  ],
  reasonsTitle: "How we work with the ground",
  reasons: [
    { title: "Soil first", text: "We test it before we plant, and tell you what it can carry." },
    { title: "Made for dry summers", text: "Less watering by mulch, shade and the right roots." },
    { title: "The same two faces", text: "Your gardeners stay with your garden all season." },
  ],
  area: {
    text: "The valley and both shores of the lake, on fixed days for each neighborhood.",
    places: ["Lakeside", "Orchard Row", "Upper Valley", "Birchwood", "Meadow End", "Stone Gate"],
  },
  hours: [
    { days: "March to October", time: "Mon to Sat, 7:00 am to 5:00 pm" },
    { days: "November to February", time: "Mon to Fri, 8:00 am to 3:00 pm" },
    { days: "Phone", time: "Weekdays until 6:00 pm" },
  ],
  reviews: [
    {
      quote: "We eat outside from May now. Nobody ever sat in that corner before.",
      author: "Ingrid S.",
      job: "Patio and beds",
    },
    {
      quote: "They come on Thursdays, they close the gate, and everything grows.",
      author: "Marcus D.",
      job: "Year-round care",
    },
  ],
};
