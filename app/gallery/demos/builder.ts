import Blocks from "lucide-react/icons/blocks";
import BrickWall from "lucide-react/icons/brick-wall";
import Building2 from "lucide-react/icons/building-complex";
import House from "lucide-react/icons/house";
import type { DemoContent } from "./demo";

export const builder: DemoContent = {
  layout: "banner",
  business: "Keystone & Daughters",
  headline: "Built on time, built on budget, built to stay",
  subheadline:
    "General contractors for extensions, conversions and new homes, with one team from dig to keys.",
  phone: "555-0189",
  callLine: "Thinking about an extension? Bring a sketch, even one on a napkin.",
  services: [
    {
      icon: Blocks,
      name: "Extensions",
      detail: "One story or two, roof included",
      priceFrom: 38000,
    },
    {
      icon: House,
      name: "Loft conversions",
      detail: "Stairs, insulation and skylights",
      priceFrom: 29000,
    },
    {
      icon: BrickWall,
      name: "Brick and stone",
      detail: "Walls, chimneys and repointing",
      priceFrom: 900,
    },
    { icon: Building2, name: "New homes", detail: "Turnkey, on your plot", priceFrom: 210000 },
  ],
  reasonsTitle: "How we keep our word",
  reasons: [
    { title: "A week-by-week plan", text: "You see what happens when, and who is on site." },
    { title: "Paid by milestone", text: "You pay for walls that stand, never for promises." },
    {
      title: "Ten-year warranty",
      text: "On structure and roof, in writing, and passed on if you sell.",
    },
  ],
  area: {
    text: "Three counties, at most four sites at a time, so that ours gets our eyes.",
    places: ["Brickfield", "Summit", "Granger", "Hope Valley", "Cedar Ridge", "Three Elms"],
  },
  hours: [
    { days: "Sites", time: "Mon to Fri, 7:00 am to 4:30 pm" },
    { days: "Office", time: "Mon to Fri, 8:00 am to 5:00 pm" },
    { days: "Plan reviews", time: "Thursday evenings" },
  ],
  reviews: [
    {
      quote: "They said nineteen weeks. We moved in after eighteen and a half.",
      author: "Rosa & Will C.",
      job: "Two-story extension",
    },
    {
      quote: "Every Friday a photo, a page of plain words, and the figures so far.",
      author: "Samuel N.",
      job: "Loft conversion",
    },
  ],
};
