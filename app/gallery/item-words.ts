import type { LucideIcon } from "lucide-react";
import BrickWall from "lucide-react/icons/brick-wall";
import Grid2x2 from "lucide-react/icons/grid-2x2";
import Hammer from "lucide-react/icons/hammer";
import KeyRound from "lucide-react/icons/key-round";
import PaintRoller from "lucide-react/icons/paint-roller";
import Sparkles from "lucide-react/icons/sparkles";
import Sprout from "lucide-react/icons/sprout";
import Wrench from "lucide-react/icons/wrench";
import Zap from "lucide-react/icons/zap";
import type { TradeSlug } from "~/content/trades";
import type { ItemFilter } from "./filters";

export interface ItemWords {
  tagline: string;
  icon: LucideIcon;
  filter: ItemFilter;
  features: readonly [string, string, string, string];
}

export const itemWords: Record<TradeSlug, ItemWords> = {
  plumber: {
    tagline: "Be the number they call when water is on the floor.",
    icon: Wrench,
    filter: "Home Services",
    features: [
      "Emergency number on top of every page",
      "Price guide for the most common jobs",
      "Map of the towns you reach in an hour",
      "Quote form that takes photos of the leak",
    ],
  },
  carpenter: {
    tagline: "Let the grain and the joints do the talking.",
    icon: Hammer,
    filter: "Trades",
    features: [
      "Project pages with large photos",
      "Guide to the timbers you work in",
      "Steps from first sketch to fitting day",
      "Enquiry form with room for measurements",
    ],
  },
  electrician: {
    tagline: "Show your license and fill your week.",
    icon: Zap,
    filter: "Home Services",
    features: [
      "License and insurance details in plain sight",
      "Call-out button that follows the thumb",
      "Fixed prices for tests and inspections",
      "Pages for car chargers and smart homes",
    ],
  },
  painter: {
    tagline: "Rooms before, rooms after, and your name on both.",
    icon: PaintRoller,
    filter: "Trades",
    features: [
      "Before and after photo pairs",
      "Color advice that leads to a visit",
      "Rough price by room and by wall",
      "Reviews next to the rooms they praise",
    ],
  },
  gardener: {
    tagline: "From first sketch to the last mow of fall.",
    icon: Sprout,
    filter: "Professional",
    features: [
      "Season calendar of the work you offer",
      "Care plans with a monthly price",
      "Garden stories told in photos",
      "Visit booking with address and plot size",
    ],
  },
  cleaner: {
    tagline: "Homes and offices, booked in under a minute.",
    icon: Sparkles,
    filter: "Professional",
    features: [
      "Room-by-room checklist of what is included",
      "Weekly, two-weekly and one-off prices",
      "Short profiles of the people who come",
      "Booking request with rooms and dates",
    ],
  },
  locksmith: {
    tagline: "Found first by people locked out at midnight.",
    icon: KeyRound,
    filter: "Home Services",
    features: [
      "One-tap call from a phone in the dark",
      "Arrival times by neighborhood",
      "Prices stated before you set off",
      "Advice page on locks and safes",
    ],
  },
  glazier: {
    tagline: "Clear prices for clear glass.",
    icon: Grid2x2,
    filter: "Trades",
    features: [
      "Emergency boarding-up page",
      "Glass types explained side by side",
      "Measuring guide with pictures",
      "Gallery of storefronts, stairs and showers",
    ],
  },
  builder: {
    tagline: "Win the big jobs with work you can walk through.",
    icon: BrickWall,
    filter: "Professional",
    features: [
      "Project files with budget and duration",
      "Timeline of a build from plan to keys",
      "Page for permits, insurance and warranties",
      "Project request form with plans attached",
    ],
  },
};
