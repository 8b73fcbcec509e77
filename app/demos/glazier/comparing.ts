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
    name: "Heat loss",
    note: "per hour, 30\u00a0°F (−1\u00a0°C) outside, 70\u00a0°F (21\u00a0°C) inside",
    unit: "Btu",
    full: 500,
    of: heatLost,
  },
  {
    name: "Interior sound level",
    note: "at 75\u00a0dB outside",
    unit: "dB",
    full: 50,
    of: soundInside,
  },
  {
    name: "Light transmittance",
    note: "visible range",
    unit: "%",
    full: 100,
    of: ({ light }) => light,
  },
  {
    name: "Installed price",
    note: "glass and labor, existing frame",
    unit: "USD",
    full: 700,
    of: windowPrice,
  },
];

/** What tells two types of glass apart, one line for each property. */
export function verdict(left: GlassType, right: GlassType): string[] {
  if (left === right) return ["Identical types in columns A and B; no difference."];
  return [heatWords(left, right), soundWords(left, right), priceWords(left, right)];
}

function heatWords(left: GlassType, right: GlassType): string {
  const [more, less] = heatLost(left) > heatLost(right) ? [left, right] : [right, left];
  const times = heatLost(more) / heatLost(less);
  return times < 1.15
    ? "Heat loss: no significant difference."
    : `Heat loss: ${more.name} at ${times.toFixed(1)} times the value of ${less.name}.`;
}

function soundWords(left: GlassType, right: GlassType): string {
  const [louder, quieter] = left.stc < right.stc ? [left, right] : [right, left];
  const decibels = quieter.stc - louder.stc;
  if (decibels < 3) return "Sound insulation: difference below the threshold of perception.";
  return decibels >= 8
    ? `Sound insulation: ${quieter.name} higher by ${decibels} dB, approximately half the perceived loudness.`
    : `Sound insulation: ${quieter.name} higher by ${decibels} dB, perceptible.`;
}

function priceWords(left: GlassType, right: GlassType): string {
  const [dearer, cheaper] = left.price > right.price ? [left, right] : [right, left];
  const difference = windowPrice(dearer) - windowPrice(cheaper);
  return `Installed price: ${dearer.name} higher by USD ${difference}.`;
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
