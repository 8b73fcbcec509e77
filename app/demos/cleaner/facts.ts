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
    rooms: defaultFirst(sizes, "rooms", "2"),
    rhythm: defaultFirst(rhythms, "rhythm", "two-weekly"),
    days: defaultFirst(weekParts, "days", "wed-thu"),
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

/** The values that a field has in a list, the default before the others. */
function defaultFirst<Field extends string>(
  list: readonly Record<Field, string>[],
  field: Field,
  first: string,
): string[] {
  return [first, ...list.map((it) => it[field]).filter((value) => value !== first)];
}
