import { demoPicture, type Demo } from "../demo";

export const electrician: Demo = {
  slug: "electrician",
  industry: "Electrician",
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
  features: [
    { text: "License and insurance details in plain sight", section: "license" },
    { text: "Call-out button that follows the thumb", section: "callout" },
    { text: "Fixed prices for tests and inspections", section: "prices" },
    { text: "Pages for car chargers and smart homes", section: "pages" },
  ],
};

/** Stands on the rating plate, on the report and in the footer. */
export const licenseNumber = "EL-30655-B";
