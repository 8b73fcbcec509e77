import Bath from "lucide-react/icons/bath";
import Droplets from "lucide-react/icons/droplets";
import Flame from "lucide-react/icons/flame";
import Waves from "lucide-react/icons/waves-horizontal";
import type { DemoContent } from "./demo";

export const plumber: DemoContent = {
  layout: "card",
  business: "Harbor Lane Plumbing",
  headline: "Leaks fixed today, and fixed for good",
  subheadline:
    "Licensed plumbers for homes and small buildings. You see the price before we pick up a wrench.",
  phone: "555-0101",
  callLine: "Water where it should not be? Shut the main valve, then call us.",
  services: [
    {
      icon: Droplets,
      name: "Leak repair",
      detail: "Taps, joints, valves and hidden pipes",
      priceFrom: 95,
    },
    {
      icon: Waves,
      name: "Drain clearing",
      detail: "Kitchen, bathroom and outside lines",
      priceFrom: 129,
    },
    { icon: Flame, name: "Water heaters", detail: "Repair, service or a new unit", priceFrom: 180 },
    {
      icon: Bath,
      name: "New bathrooms",
      detail: "From the first pipe to the last seal",
      priceFrom: 4800,
    },
  ],
  reasonsTitle: "Why neighbors keep our number",
  reasons: [
    {
      title: "On the road by seven",
      text: "Two vans, fully stocked, so most jobs take one visit.",
    },
    { title: "A price, then the work", text: "You approve a written price. It does not move." },
    { title: "Two years on every joint", text: "If our work drips, we come back at no charge." },
  ],
  area: {
    text: "Within 25 miles of the old harbor, with no travel fee inside the ring road.",
    places: ["Harbor Lane", "Old Town", "Millbrook", "Eastport", "Fern Hill", "Dock Quarter"],
  },
  hours: [
    { days: "Monday to Friday", time: "7:00 am to 6:00 pm" },
    { days: "Saturday", time: "8:00 am to 2:00 pm" },
    { days: "Emergencies", time: "Any day, any hour" },
  ],
  reviews: [
    {
      quote:
        "Called at eight with a wet ceiling, dry and patched by noon. The price was the price.",
      author: "Dana R.",
      job: "Burst pipe",
    },
    {
      quote: "They explained three options for the heater and pushed none of them.",
      author: "Luis M.",
      job: "Water heater",
    },
  ],
};
