import { demoPicture, type Demo } from "../demo";
import { rhythms, sizes, weekParts } from "./visit";

export const cleaner: Demo = {
  slug: "cleaner",
  industry: "Cleaner",
  business: "Clearday Cleaning",
  headline: "Book your cleaner",
  subheadline: "Get your home or office cleaned. See your price and book in under a minute.",
  heroImage: demoPicture("cleaner", "White cloths, a spray bottle and a lemon"),
  accentColor: "#0f62a5",
  phone: "555-0156",
  features: [
    { text: "Room-by-room checklist of what is included", section: "checklist" },
    { text: "Weekly, biweekly and one-off prices", section: "prices" },
    { text: "Short profiles of the people who come", section: "people" },
    { text: "Booking request with rooms and dates", section: "request" },
  ],
  choices: {
    rooms: defaultFirst(
      sizes.map(({ rooms }) => rooms),
      "2",
    ),
    rhythm: defaultFirst(
      rhythms.map(({ rhythm }) => rhythm),
      "two-weekly",
    ),
    days: defaultFirst(
      weekParts.map(({ days }) => days),
      "wed-thu",
    ),
  },
};

function defaultFirst(values: readonly string[], first: string): readonly string[] {
  return [first, ...values.filter((value) => value !== first)];
}
