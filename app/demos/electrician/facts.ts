import { demoPicture, type Facts } from "../kit/facts";

const electrician: Facts = {
  business: "Brightwire Electric",
  headline: "Lights out? We\u00a0stay on the\u00a0line.",
  subheadline:
    "A licensed electrician answers day and night, tells you which switch to turn off, and comes to put it right.",
  heroImage: demoPicture(
    "electrician",
    "Filament lamp, energized, above a stripped cable with three solid copper conductors",
  ),
  accentColor: "#9a4308",
  phone: "555-0123",
};

export default electrician;

/** Stands on the rating plate and in the footer. */
export const licenseNumber = "EL-30655-B";
