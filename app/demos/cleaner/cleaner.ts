import { demoPicture, type Demo } from "../demo";
import type { OpenDay } from "../open-now";
import { rhythms, sizes, weekParts } from "./visit";

export const cleaner: Demo = {
  slug: "cleaner",
  industry: "Cleaner",
  business: "Clearday Cleaning",
  headline: "Come home to done",
  subheadline: "Home and office cleaning by people you get to know, with a checklist you can read.",
  heroImage: demoPicture("cleaner", "Folded white cloths, a clear spray bottle and a lemon"),
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

/** When the telephone is answered. */
export const openHours: readonly OpenDay[] = [
  ...[1, 2, 3, 4, 5].map((day): OpenDay => [day, 6, 21]),
  [6, 8, 16],
];

function defaultFirst(values: readonly string[], first: string): readonly string[] {
  return [first, ...values.filter((value) => value !== first)];
}
