import Boxes from "lucide-react/icons/boxes";
import Building from "lucide-react/icons/building";
import Sparkles from "lucide-react/icons/sparkles";
import SprayCan from "lucide-react/icons/spray-can";
import type { DemoContent } from "./demo";

export const cleaner: DemoContent = {
  layout: "split",
  business: "Clearday Cleaning",
  headline: "Come home to done",
  subheadline: "Home and office cleaning by people you get to know, with a checklist you can read.",
  phone: "555-0156",
  callLine: "Moving out on Friday? Call us, we keep a few hours free each week.",
  services: [
    {
      icon: Sparkles,
      name: "Home cleaning",
      detail: "Weekly or every other week",
      priceFrom: 39,
      per: "per hour",
    },
    {
      icon: SprayCan,
      name: "Deep clean",
      detail: "Oven, tiles, behind everything",
      priceFrom: 260,
    },
    { icon: Boxes, name: "Move-out clean", detail: "Ready for the handover", priceFrom: 310 },
    {
      icon: Building,
      name: "Office rounds",
      detail: "Before or after your hours",
      priceFrom: 120,
      per: "per visit",
    },
  ],
  reasonsTitle: "Why customers hand us a key",
  reasons: [
    { title: "Checked and insured", text: "Background checks for all, cover for what may break." },
    { title: "Your list, our list", text: "Tick what matters to you and skip what does not." },
    { title: "Kind to lungs and pets", text: "Unscented products, and we bring them along." },
  ],
  area: {
    text: "Everywhere the tram goes, and ten minutes beyond the last stop.",
    places: ["Central", "Park Rows", "Harbor View", "College Hill", "Lime Street", "Terminus"],
  },
  hours: [
    { days: "Monday to Friday", time: "6:00 am to 9:00 pm" },
    { days: "Saturday", time: "8:00 am to 4:00 pm" },
    { days: "Office rounds", time: "Nights by arrangement" },
  ],
  reviews: [
    {
      quote: "The first Friday in years that did not begin with a mop.",
      author: "Olivia P.",
      job: "Weekly cleaning",
    },
    {
      quote: "Full deposit back, and the landlord asked for their number.",
      author: "Jonas E.",
      job: "Move-out clean",
    },
  ],
};
