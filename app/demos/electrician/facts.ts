import { demoPicture, type Facts } from "../kit/facts";

const electrician: Facts = {
  business: "Brightwire Electric",
  headline: "Electrical testing, repair and installation",
  subheadline:
    "Work on 120/240 V residential systems, carried out to NEC 2023 under a master license. Readings recorded before and after.",
  heroImage: demoPicture(
    "electrician",
    "Filament lamp, energized, above a stripped cable with three solid copper conductors",
  ),
  accentColor: "#9a4308",
  phone: "555-0123",
};

export default electrician;

/** Stands on the rating plate, on the report and in the footer. */
export const licenseNumber = "EL-30655-B";
