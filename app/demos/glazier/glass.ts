/** One layer of a section through glass. */
export interface Layer {
  kind: "glass" | "fluted" | "gas" | "film";
  mm: number;
  /** Carries a coating, on its outer face, that reflects heat. */
  coated?: boolean;
}

/** A type of glass that the firm cuts. */
export interface GlassType {
  slug: string;
  name: string;
  make: string;
  use: string;
  /** From outside to inside. */
  layers: readonly Layer[];
  /** How well it keeps heat in, in a word or two. */
  warmth: string;
  /** How well it keeps noise out, in a word or two. */
  quiet: string;
  /** Heat lost, in Btu per hour, square foot and degree Fahrenheit, at the center of the glass. */
  u: number;
  /** The sound transmission class, about the decibels that stay outside. */
  stc: number;
  /** Daylight let through, in percent. */
  light: number;
  /** US dollars per square foot, cut, without fitting. */
  price: number;
}

/** The five types: plain, and one for each purpose. */
export const glassTypes: readonly GlassType[] = [
  {
    slug: "clear",
    name: "Plain glass",
    make: "One pane, 5/32 of an inch thick.",
    use: "It’s thin and it doesn’t cost much. You’ll want it for an old wood window, a cabinet or a garage.",
    layers: [{ kind: "glass", mm: 4 }],
    warmth: "Poor",
    quiet: "Fair",
    u: 1.04,
    stc: 30,
    light: 90,
    price: 13,
  },
  {
    slug: "warm",
    name: "Warm glass",
    make: "Two panes with argon gas between them, just under an inch in all.",
    use: "A coating that you can’t see sends the heat of your room back. Most people go home with this one.",
    layers: [
      { kind: "glass", mm: 4 },
      { kind: "gas", mm: 16 },
      { kind: "glass", mm: 4, coated: true },
    ],
    warmth: "Very good",
    quiet: "Fair",
    u: 0.24,
    stc: 32,
    light: 80,
    price: 29,
  },
  {
    slug: "quiet",
    name: "Quiet glass",
    make: "Two panes, the inner one with a soft plastic film in the middle, just over an inch in all.",
    use: "Ask for it on a busy road. One pane is thicker than the other, so the two don’t hum together.",
    layers: [
      { kind: "glass", mm: 6 },
      { kind: "gas", mm: 16 },
      { kind: "glass", mm: 4, coated: true },
      { kind: "film", mm: 0.8 },
      { kind: "glass", mm: 4 },
    ],
    warmth: "Very good",
    quiet: "Very good",
    u: 0.24,
    stc: 40,
    light: 77,
    price: 46,
  },
  {
    slug: "safe",
    name: "Safety glass",
    make: "Two sheets glued together with a plastic film, 3/8 of an inch in all.",
    use: "If it breaks, the pieces stick to the film. You’ll want it in doors and anywhere children play.",
    layers: [
      { kind: "glass", mm: 4 },
      { kind: "film", mm: 1.5 },
      { kind: "glass", mm: 4 },
    ],
    warmth: "Poor",
    quiet: "Good",
    u: 0.95,
    stc: 36,
    light: 87,
    price: 34,
  },
  {
    slug: "private",
    name: "Privacy glass",
    make: "Two panes, the outer one with ridges, an inch in all.",
    use: "It lets in nearly as much light, but nobody can make out who’s behind it. People choose it for bathrooms.",
    layers: [
      { kind: "fluted", mm: 5 },
      { kind: "gas", mm: 16 },
      { kind: "glass", mm: 4, coated: true },
    ],
    warmth: "Very good",
    quiet: "Fair",
    u: 0.25,
    stc: 33,
    light: 74,
    price: 38,
  },
];

/** What it costs to take out one pane and fit the new one, in US dollars. */
export const FITTING = 95;

/** The least glass that is charged, in square feet. */
export const LEAST_AREA = 5;

/** The price of one pane, cut and fitted, in whole US dollars. */
export function fittedPrice(squareFeet: number, pricePerFoot: number): number {
  return Math.round(Math.max(squareFeet, LEAST_AREA) * pricePerFoot + FITTING);
}
