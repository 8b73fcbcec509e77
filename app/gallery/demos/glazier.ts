import AppWindow from "lucide-react/icons/app-window";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import ShowerHead from "lucide-react/icons/shower-head";
import Store from "lucide-react/icons/store";
import type { DemoContent } from "./demo";

export const glazier: DemoContent = {
  layout: "banner",
  business: "Northlight Glass",
  headline: "More daylight, less draft",
  subheadline:
    "Windows, storefronts and shower screens, measured twice, cut in-house and fitted in a day.",
  phone: "555-0178",
  callLine: "Broken pane? Keep clear of it and call: we board up first and measure second.",
  services: [
    {
      icon: AppWindow,
      name: "Pane replacement",
      detail: "Single, double or laminated",
      priceFrom: 160,
    },
    {
      icon: ShieldAlert,
      name: "Emergency boarding",
      detail: "Secured within two hours",
      priceFrom: 135,
    },
    {
      icon: ShowerHead,
      name: "Shower screens",
      detail: "Frameless, with sealed edges",
      priceFrom: 780,
    },
    { icon: Store, name: "Storefronts", detail: "Safety glass and lettering", priceFrom: 2900 },
  ],
  reasonsTitle: "Cut to the millimeter",
  reasons: [
    { title: "Our own cutting table", text: "Common sizes leave the workshop the same day." },
    { title: "Glass for the purpose", text: "Quiet, warm, safe or private: we show all four." },
    { title: "Old frames welcome", text: "We reglaze wooden sashes rather than bin them." },
  ],
  area: {
    text: "The city and the coast road, with a crane for floors above the third.",
    places: ["Market Hall", "Seafront", "Gallery Row", "Lower Heights", "Kings Yard", "Coast Road"],
  },
  hours: [
    { days: "Monday to Friday", time: "7:00 am to 5:00 pm" },
    { days: "Saturday", time: "8:00 am to 12:00 noon" },
    { days: "Boarding up", time: "Around the clock" },
  ],
  reviews: [
    {
      quote: "The street is still there, I just do not hear it any more.",
      author: "Claire V.",
      job: "Sound-proof windows",
    },
    {
      quote: "Storefront smashed on Sunday, open for business on Monday.",
      author: "Yusuf B.",
      job: "Emergency boarding",
    },
  ],
};
