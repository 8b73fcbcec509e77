import { demoPicture, type Demo } from "../demo";

/** The rooms, lights and extents of work that a visitor may choose; the first one is the default. */
export const ROOMS = ["living", "bedroom", "hallway"] as const;
export const LIGHTS = ["east", "south", "west", "north"] as const;
export const EXTENTS = ["four", "one", "all"] as const;

export const painter: Demo = {
  slug: "painter",
  industry: "Painter",
  business: "Second Coat Decorating",
  headline: "Sharp edges, calm colors, clean floors",
  subheadline:
    "Interior and exterior painting, wallpaper and woodwork, done by a small crew that tidies up.",
  heroImage: demoPicture(
    "painter",
    "An open can of raspberry paint with a brush in it, in front of a half-rolled wall in the sun",
  ),
  accentColor: "#b8195a",
  phone: "555-0134",
  features: [
    { text: "Before and after pairs with a slider", section: "rooms" },
    { text: "Color advice that leads to a visit", section: "colors" },
    { text: "Rough price by room and by wall", section: "prices" },
    { text: "Reviews next to the rooms they praise", section: "reviews" },
  ],
  choices: { room: ROOMS, light: LIGHTS, walls: EXTENTS },
};
