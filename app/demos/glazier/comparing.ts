import { fittedPrice, type GlassType } from "./glass";

/** The window of the comparison, three feet wide and four high, in square feet. */
const WINDOW_AREA = 12;
/** The night of the comparison, in degrees Fahrenheit between inside and outside. */
const COLDER_OUTSIDE = 40;
/** In Btu per hour. */
const WATT = 3.412;
/** The street of the comparison, in decibels. */
const STREET = 75;

/** One thing measured on two types of glass. */
export interface Measure {
  name: string;
  note: string;
  /** The value whose bar is full. */
  full: number;
  of: (type: GlassType) => number;
  written: (value: number) => string;
}

/** What the comparison measures, in the order of its scales. */
export const measures: readonly Measure[] = [
  {
    name: "The heat you lose",
    note: "when it’s 30\u00a0degrees outside and 70 in your room",
    full: 150,
    of: heatLost,
    written: (value) => `${value}\u00a0watts`,
  },
  {
    name: "The noise you hear",
    note: "when there’s a busy street outside",
    full: 50,
    of: soundInside,
    written: (value) => `${value}\u00a0decibels`,
  },
  {
    name: "The price you pay",
    note: "for the glass and the work, in the frame you have",
    full: 700,
    of: windowPrice,
    written: (value) => `$${value}`,
  },
];

/** What tells two types of glass apart, one sentence or two for each property. */
export function verdict(left: GlassType, right: GlassType): string[] {
  if (left === right) {
    return ["You’ve picked the same glass twice, so there’s no difference to show you yet."];
  }
  return [heatWords(left, right), soundWords(left, right)];
}

function heatWords(left: GlassType, right: GlassType): string {
  const [more, less] = heatLost(left) > heatLost(right) ? [left, right] : [right, left];
  const times = heatLost(more) / heatLost(less);
  return times < 1.15
    ? "You won’t feel a difference in warmth, because both lose about the same heat."
    : `${more.name} loses about ${Math.round(times)} times as much heat as ${less.name.toLowerCase()}, so you’ll feel the cold when you sit next to it.`;
}

function soundWords(left: GlassType, right: GlassType): string {
  const [louder, quieter] = left.stc < right.stc ? [left, right] : [right, left];
  const decibels = quieter.stc - louder.stc;
  if (decibels < 3) return "You’d hardly hear a difference between the two.";
  const compared = `With ${louder.name.toLowerCase()} the street is about as loud as ${likeness(louder)}, and with ${quieter.name.toLowerCase()} it’s closer to ${likeness(quieter)}.`;
  return decibels >= 8 ? `${compared} Most people say it’s half as loud.` : compared;
}

/** A sound at home that is about as loud as the street behind a type of glass. */
function likeness(type: GlassType): string {
  const decibels = soundInside(type);
  if (decibels >= 44) return "a refrigerator that’s running";
  if (decibels >= 41) return "light rain on the roof";
  return decibels >= 37 ? "a quiet library" : "somebody whispering";
}

/** In watts. */
function heatLost({ u }: GlassType): number {
  return Math.round((u * WINDOW_AREA * COLDER_OUTSIDE) / WATT);
}

function soundInside({ stc }: GlassType): number {
  return STREET - stc;
}

function windowPrice({ price }: GlassType): number {
  return fittedPrice(WINDOW_AREA, price);
}
