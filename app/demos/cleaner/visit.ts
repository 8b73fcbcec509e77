/** The homes that are cleaned, by their bedrooms, and the hours of work that a regular visit takes. */
export const sizes = [
  { rooms: "1", home: "1 bedroom", hours: 2 },
  { rooms: "2", home: "2 bedrooms", hours: 3 },
  { rooms: "3", home: "3 bedrooms", hours: 4 },
  { rooms: "4", home: "4 bedrooms", hours: 5 },
] as const;

/** How often somebody comes, at what rate per hour; `more` are hours that a home takes without regular visits. */
export const rhythms = [
  { rhythm: "weekly", label: "Weekly", often: "Every week", rate: 40, more: 0 },
  { rhythm: "two-weekly", label: "Biweekly", often: "Every 2 weeks", rate: 45, more: 0 },
  { rhythm: "one-off", label: "One-off", often: "Once", rate: 50, more: 1 },
] as const;

/** The parts of the week, each the round of one person. */
export const weekParts = [
  { days: "mon-tue", label: "Mon-Tue", when: "Mon or Tue", person: "Bianca" },
  { days: "wed-thu", label: "Wed-Thu", when: "Wed or Thu", person: "Marek" },
  { days: "fri-sat", label: "Fri-Sat", when: "Fri or Sat", person: "Lorraine" },
] as const;

export type Person = (typeof weekParts)[number]["person"] | "Theo" | "Kim";

/** What the booking card and the request say about a visit. */
export interface Visit {
  price: string;
  home: string;
  often: string;
  when: string;
  hours: string;
  person: Person;
}

type Size = (typeof sizes)[number];
type Rhythm = (typeof rhythms)[number];

export function visitHours({ hours }: Size, { more }: Rhythm): number {
  return hours + more;
}

/** In dollars. */
export function visitPrice(size: Size, rhythm: Rhythm): number {
  return visitHours(size, rhythm) * rhythm.rate;
}

/** The class of a bubble, whose area in the stylesheet is as the price. */
export function priceClass(size: Size, rhythm: Rhythm): string {
  return `[--price:${visitPrice(size, rhythm)}]`;
}

/** The visit that somebody has chosen. */
export function chosenVisit(choices: Record<string, string>): Visit {
  const size = sizes.find(({ rooms }) => rooms === choices.rooms)!;
  const rhythm = rhythms.find((each) => each.rhythm === choices.rhythm)!;
  const part = weekParts.find(({ days }) => days === choices.days)!;
  return {
    price: `$${visitPrice(size, rhythm)}`,
    home: size.home,
    often: rhythm.often,
    when: part.when,
    hours: `${visitHours(size, rhythm)} hours`,
    person: part.person,
  };
}

/** Who comes on a weekday, counted from Sunday, 0; nobody on Sundays. */
export function personOn(weekday: number): Person | undefined {
  return weekday === 0 ? undefined : weekParts[Math.floor((weekday - 1) / 2)]?.person;
}
