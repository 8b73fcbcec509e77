import { demoPicture, type Facts } from "../kit/facts";

const electrician: Facts = {
  business: "Brightwire Electric",
  headline: "Lights out?\nWe stay on the\u00a0line.",
  subheadline:
    "A licensed electrician answers day and night, tells you which switch to turn off, and comes to put it right.",
  heroImage: demoPicture(
    "electrician",
    "Filament lamp, energized, above a stripped cable with three solid copper conductors",
  ),
  accentColor: "#0b5f41",
  phone: "555-0123",
};

export default electrician;

/** The price of the first hour by day. */
export const firstHour = "$110";

/** Stands on the rating plate, and above and below the page. */
export const licenseNumber = "EL-30655-B";
