import type { GlassType } from "./glass";
import { fittedPrice } from "./pricing";

/** The window of the comparison: three feet wide and four high. */
export const WINDOW_AREA = 12;
/** The night of the comparison, in degrees Fahrenheit between inside and outside. */
const COLDER_OUTSIDE = 40;
/** The street of the comparison, in decibels. */
const STREET = 75;

/** One thing measured on two types of glass. */
export interface Measure {
  name: string;
  note: string;
  unit: string;
  /** The value whose bar is full. */
  full: number;
  of: (type: GlassType) => number;
}

/** What the comparison measures, in the order of its scales. */
export const measures: readonly Measure[] = [
  {
    name: "Heat lost",
    note: "in an hour, 30 °F outside and 70 °F inside",
    unit: "Btu",
    full: 500,
    of: heatLost,
  },
  {
    name: "Street heard inside",
    note: "from a street as loud as 75 decibels",
    unit: "dB",
    full: 50,
    of: soundInside,
  },
  {
    name: "Daylight let in",
    note: "of the light that falls on it",
    unit: "%",
    full: 100,
    of: ({ light }) => light,
  },
  {
    name: "Price, fitted",
    note: "pane and work, in a sound frame",
    unit: "$",
    full: 700,
    of: windowPrice,
  },
];

/** What tells two types of glass apart, in sentences. */
export function verdict(left: GlassType, right: GlassType): string[] {
  if (left === right) return ["This is the same glass twice. Choose another one on either side."];
  return [heatWords(left, right), soundWords(left, right), priceWords(left, right)];
}

function heatWords(left: GlassType, right: GlassType): string {
  const [more, less] = heatLost(left) > heatLost(right) ? [left, right] : [right, left];
  const times = heatLost(more) / heatLost(less);
  return times < 1.15
    ? "Both lose about the same heat."
    : `${more.name} loses ${times.toFixed(1)} times the heat of ${less.name}.`;
}

function soundWords(left: GlassType, right: GlassType): string {
  const [louder, quieter] = left.stc < right.stc ? [left, right] : [right, left];
  const decibels = quieter.stc - louder.stc;
  if (decibels < 3) return "You would not hear a difference.";
  return decibels >= 8
    ? `Behind ${quieter.name} the street sounds about half as loud.`
    : `${quieter.name} takes ${decibels} decibels more off the street: you notice it.`;
}

function priceWords(left: GlassType, right: GlassType): string {
  const [dearer, cheaper] = left.price > right.price ? [left, right] : [right, left];
  const difference = windowPrice(dearer) - windowPrice(cheaper);
  return `${dearer.name} costs $${difference} more for this window.`;
}

function heatLost({ u }: GlassType): number {
  return Math.round(u * WINDOW_AREA * COLDER_OUTSIDE);
}

function soundInside({ stc }: GlassType): number {
  return STREET - stc;
}

function windowPrice({ price }: GlassType): number {
  return fittedPrice(WINDOW_AREA, price);
}
