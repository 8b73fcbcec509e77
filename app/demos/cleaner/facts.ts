import { demoPicture, type Facts } from "../kit/facts";
import { rhythms, sizes, weekParts } from "./visit";

const cleaner: Facts = {
  business: "Clearday Cleaning",
  headline: "Book your cleaner",
  subheadline: "Get your home or office cleaned. See your price and book in under a minute.",
  heroImage: demoPicture("cleaner", "White cloths, a spray bottle and a lemon"),
  accentColor: "#0f62a5",
  phone: "555-0156",
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

export default cleaner;

/** When somebody picks up, in hours of the day. */
export const openingHours = [
  { days: "Mon-Fri", from: 6, to: 21 },
  { days: "Sat", from: 8, to: 16 },
] as const;

/** "6am-9pm" */
export function span({ from, to }: { from: number; to: number }): string {
  return `${clock(from)}-${clock(to)}`;
}

function clock(hour: number): string {
  return `${hour % 12 || 12}${hour < 12 ? "am" : "pm"}`;
}

function defaultFirst(values: readonly string[], first: string): readonly string[] {
  return [first, ...values.filter((value) => value !== first)];
}
