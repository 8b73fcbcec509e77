import DoorOpen from "lucide-react/icons/door-open";
import KeyRound from "lucide-react/icons/key-round";
import ShieldAlert from "lucide-react/icons/shield-exclamation-point";
import Smartphone from "lucide-react/icons/smartphone";
import type { DemoContent } from "./demo";

export const locksmith: DemoContent = {
  layout: "split",
  business: "Nightlatch Locksmiths",
  headline: "Locked out? We are on our way",
  subheadline: "Doors opened without damage, locks changed on the spot, prices told on the phone.",
  phone: "555-0167",
  callLine: "Standing outside right now? Say your street and we tell you the minutes.",
  services: [
    { icon: DoorOpen, name: "Door opening", detail: "Most doors without a scratch", priceFrom: 89 },
    { icon: KeyRound, name: "Lock change", detail: "Cylinder, keys and fitting", priceFrom: 145 },
    {
      icon: ShieldAlert,
      name: "After a break-in",
      detail: "Door secured the same night",
      priceFrom: 190,
    },
    {
      icon: Smartphone,
      name: "Smart locks",
      detail: "Chosen, fitted and explained",
      priceFrom: 320,
    },
  ],
  reasonsTitle: "Why you can trust us at your door",
  reasons: [
    {
      title: "Twenty-five minutes",
      text: "Our usual time to a door inside the city, at any hour.",
    },
    { title: "One price, day or night", text: "What you hear on the phone is what you pay." },
    { title: "Badge first", text: "We show ours, then we ask for proof that it is your home." },
  ],
  area: {
    text: "The whole city, with a van parked on each side of the river.",
    places: ["Downtown", "West Bank", "Station Area", "Castle Hill", "New Docks", "University"],
  },
  hours: [
    { days: "Emergency opening", time: "24 hours, every day" },
    { days: "Shop and key cutting", time: "Mon to Fri, 9:00 am to 6:00 pm" },
    { days: "Saturday", time: "10:00 am to 2:00 pm" },
  ],
  reviews: [
    {
      quote:
        "Eleven at night, two children asleep in the car. He was there in a quarter of an hour.",
      author: "Nadia F.",
      job: "Door opening",
    },
    {
      quote: "Talked me out of the expensive lock. The simpler one fits better.",
      author: "Tom H.",
      job: "Lock change",
    },
  ],
};
