import Building from "lucide-react/icons/building";
import House from "lucide-react/icons/house";
import PaintRoller from "lucide-react/icons/paint-roller";
import Layers from "lucide-react/icons/layers";
import type { DemoContent } from "./demo";

export const painter: DemoContent = {
  layout: "split",
  business: "Second Coat Decorating",
  headline: "Sharp edges, calm colors, clean floors",
  subheadline:
    "Interior and exterior painting, wallpaper and woodwork, done by a small crew that tidies up.",
  phone: "555-0134",
  callLine: "Cannot decide on a color? Book a visit and we bring the large samples.",
  services: [
    { icon: PaintRoller, name: "One room", detail: "Walls and ceiling, two coats", priceFrom: 420 },
    {
      icon: Building,
      name: "Whole apartment",
      detail: "Prepared, painted, furniture moved back",
      priceFrom: 2100,
    },
    {
      icon: Layers,
      name: "Wallpaper",
      detail: "Old paper off, new paper hung",
      priceFrom: 48,
      per: "per roll",
    },
    {
      icon: House,
      name: "House exterior",
      detail: "Washed, primed and weatherproofed",
      priceFrom: 3900,
    },
  ],
  reasonsTitle: "The part you do not see",
  reasons: [
    { title: "Half the job is preparing", text: "We fill, sand and prime before any color opens." },
    { title: "Samples on your own wall", text: "Two test patches are part of every quote." },
    { title: "Paint that does not smell", text: "Low-odor products, safe to sleep next to." },
  ],
  area: {
    text: "City and suburbs, five days a week, with parking sorted out by us.",
    places: ["Garden District", "Canal Side", "Hilltop", "Rose Park", "Old Mill", "Southbank"],
  },
  hours: [
    { days: "Monday to Friday", time: "8:00 am to 5:30 pm" },
    { days: "Color visits", time: "Also Saturday mornings" },
    { days: "Sunday", time: "Closed" },
  ],
  reviews: [
    {
      quote: "I still look at the line where the wall meets the ceiling. It is that good.",
      author: "Sophie L.",
      job: "Living room",
    },
    {
      quote: "Four rooms in four days, and the cat never noticed.",
      author: "Ben A.",
      job: "Apartment",
    },
  ],
};
