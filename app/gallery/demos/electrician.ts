import CircuitBoard from "lucide-react/icons/circuit-board";
import ClipboardCheck from "lucide-react/icons/clipboard-check";
import PlugZap from "lucide-react/icons/plug-zap";
import Search from "lucide-react/icons/search";
import type { DemoContent } from "./demo";

export const electrician: DemoContent = {
  layout: "card",
  business: "Brightwire Electric",
  headline: "Safe power, neat work, no surprises",
  subheadline:
    "Master electricians for repairs, rewiring and car chargers. Tested, labeled and certified.",
  phone: "555-0123",
  callLine: "Burning smell or sparks? Switch off at the main, then call at once.",
  services: [
    {
      icon: Search,
      name: "Fault finding",
      detail: "Tripping breakers, dead sockets, flicker",
      priceFrom: 110,
    },
    {
      icon: CircuitBoard,
      name: "New fuse board",
      detail: "With surge protection and labels",
      priceFrom: 1150,
    },
    {
      icon: PlugZap,
      name: "Car charger",
      detail: "Supplied, fitted and registered",
      priceFrom: 890,
    },
    {
      icon: ClipboardCheck,
      name: "Safety inspection",
      detail: "Whole-home test with a report",
      priceFrom: 220,
    },
  ],
  reasonsTitle: "What you can count on",
  reasons: [
    {
      title: "Licensed and insured",
      text: "The license number stands on every quote and invoice.",
    },
    { title: "Every circuit tested", text: "You keep the readings, not just our word for it." },
    { title: "Tidy to the last screw", text: "Straight cables, closed walls, dust sheets down." },
  ],
  area: {
    text: "All of the metro area, with evening appointments inside the beltway.",
    places: ["Northgate", "Copper Hill", "Riverside", "Union Square", "Maple Flats", "Airport Way"],
  },
  hours: [
    { days: "Monday to Friday", time: "7:30 am to 7:00 pm" },
    { days: "Saturday", time: "9:00 am to 1:00 pm" },
    { days: "Emergency line", time: "Day and night" },
  ],
  reviews: [
    {
      quote: "Found in twenty minutes what two others had missed, and showed me the reading.",
      author: "Grace T.",
      job: "Fault finding",
    },
    {
      quote: "The charger went in on a rainy Tuesday and the drive looks untouched.",
      author: "Amir K.",
      job: "Car charger",
    },
  ],
};
