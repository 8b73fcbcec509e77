import { bySlug } from "../kit/facts";

/** What happened at the door, and what it costs at any hour. */
interface Job {
  slug: string;
  name: string;
  price: number;
  /** How it is done, for the price list. */
  detail: string;
}

export const jobs: readonly Job[] = [
  { slug: "slammed", name: "Slammed shut", price: 89, detail: "No drill. No mark." },
  { slug: "broken", name: "Key broke", price: 119, detail: "New key included." },
  { slug: "lost", name: "Key lost", price: 139, detail: "Picked open." },
  { slug: "break-in", name: "Break-in", price: 190, detail: "Made safe tonight." },
];

export const slammed = bySlug(jobs, "slammed");

/** In dollars, fitted. */
export const cylinderPrice = 145;

/** The vans, by the side of the river on which they wait. */
export const vans = {
  east: { name: "Van 1", waits: "Lantern Street" },
  west: { name: "Van 2", waits: "Ferry Street" },
} as const;

/** A neighborhood, and how a van reaches it. */
interface Area {
  slug: string;
  name: string;
  van: keyof typeof vans;
  minutes: number;
  /** For travel: dollars outside the city, nothing inside it. */
  travel: number;
}

export const areas: readonly Area[] = [
  { slug: "downtown", name: "Downtown", van: "east", minutes: 12, travel: 0 },
  { slug: "west-bank", name: "West Bank", van: "west", minutes: 13, travel: 0 },
  { slug: "station-area", name: "Station Area", van: "east", minutes: 14, travel: 0 },
  { slug: "new-docks", name: "New Docks", van: "west", minutes: 16, travel: 0 },
  { slug: "castle-hill", name: "Castle Hill", van: "east", minutes: 17, travel: 0 },
  { slug: "university", name: "University", van: "east", minutes: 19, travel: 0 },
  { slug: "millfield", name: "Millfield", van: "west", minutes: 24, travel: 0 },
  { slug: "airport-road", name: "Airport Road", van: "west", minutes: 34, travel: 20 },
];

export const airportRoad = bySlug(areas, "airport-road");

/** The trip of a van to the door, as the visitor has chosen it. */
export interface Trip {
  area: Area;
  job: Job;
}

/** The trip of a pair of choices. */
export function tripOf({ area, job }: Record<string, string>): Trip {
  return { area: bySlug(areas, area), job: bySlug(jobs, job) };
}

/** Everything in, as the customer pays it. */
export function totalOf({ area, job }: Trip): number {
  return job.price + area.travel;
}
