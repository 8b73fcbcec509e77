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
import { trades, type TradeSlug } from "~/content/trades";
import type { PictureFiles } from "~/ui/picture";

export const filters = [
  { name: "All", slug: undefined },
  { name: "Home Services", slug: "home-services" },
  { name: "Trades", slug: "trades" },
  { name: "Professional", slug: "professional" },
] as const;

export type Filter = (typeof filters)[number]["name"];

interface ItemContent {
  tagline: string;
  icon: LucideIcon;
  filter: Exclude<Filter, "All">;
  features: readonly [string, string, string, string];
}

const contents: Record<TradeSlug, ItemContent> = {
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
      "Project pages with large measured drawings",
      "Guide to the timbers you work in",
      "Steps from first sketch to fitting day",
      "Inquiry form with room for measurements",
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
      "Before and after pairs with a slider",
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
      "Garden stories told in plans that grow",
      "Visit booking with address and plot size",
    ],
  },
  cleaner: {
    tagline: "Homes and offices, booked in under a minute.",
    icon: Sparkles,
    filter: "Professional",
    features: [
      "Room-by-room checklist of what is included",
      "Weekly, biweekly and one-off prices",
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

/** A screenshot of the top of a trade's demo page, for its gallery card; at most as wide as the card. */
export function demoShot(slug: TradeSlug, category: string): PictureFiles {
  const alt = `The start page of the demo website for ${category}`;
  return { path: `/images/demos/${slug}`, widths: [480, 960], width: 960, height: 600, alt };
}

export function phoneShot(slug: TradeSlug, category: string): PictureFiles {
  const alt = `The demo website for ${category} on a phone`;
  return { path: `/images/phones/${slug}`, widths: [240, 480, 720], width: 720, height: 1440, alt };
}

export const items = trades.map(({ slug, category }, index) => ({
  /** 1 to 9: the value of `?preview=`. */
  id: index + 1,
  title: category,
  category,
  image: demoShot(slug, category),
  // On a phone a card is too wide for the smallest file.
  phoneImage: { ...phoneShot(slug, category), widths: [480, 720] },
  /** Classes that set the trade's colors, see tailwind.css. */
  accent: `trade-colors trade-${slug}`,
  demoUrl: `/demo/${slug}`,
  ...contents[slug],
}));

export type Item = (typeof items)[number];

export function itemsIn(filter: Filter): readonly Item[] {
  return filter === "All" ? items : items.filter((item) => item.filter === filter);
}

/** The view that the page's query asks for; `closed`: a preview was closed without scripts. */
export function galleryView(search: URLSearchParams) {
  const slug = search.get("filter");
  const filter: Filter = filters.find((named) => named.slug === slug)?.name ?? "All";
  const preview = items.find(({ id }) => String(id) === search.get("preview"));
  return { filter, preview, closed: search.get("closed") === "1" };
}

export function galleryPath(view: { filter: Filter; preview?: number; closed?: boolean }): string {
  const search = new URLSearchParams();
  const slug = filters.find(({ name }) => name === view.filter)?.slug;
  if (slug) search.set("filter", slug);
  if (view.preview) search.set("preview", String(view.preview));
  if (view.closed) search.set("closed", "1");
  const query = search.toString();
  return query ? `/?${query}` : "/";
}
