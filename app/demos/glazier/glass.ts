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
  /** How it is made, as it is ordered. */
  make: string;
  use: string;
  /** From outside to inside. */
  layers: readonly Layer[];
  /** The thickness of all layers, in inches. */
  inches: string;
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
    name: "Float",
    make: "4\u00a0mm monolithic",
    use: "Single glazing for existing wood sashes, cabinets and unheated buildings.",
    layers: [{ kind: "glass", mm: 4 }],
    inches: "5/32",
    u: 1.04,
    stc: 30,
    light: 90,
    price: 13,
  },
  {
    slug: "warm",
    name: "Thermal",
    make: "4 / 16 argon / 4, low-e",
    use: "Insulating unit with argon filling and low-emissivity coating on surface 3.",
    layers: [
      { kind: "glass", mm: 4 },
      { kind: "gas", mm: 16 },
      { kind: "glass", mm: 4, coated: true },
    ],
    inches: "15/16",
    u: 0.24,
    stc: 32,
    light: 80,
    price: 29,
  },
  {
    slug: "quiet",
    name: "Acoustic",
    make: "6 / 16 argon / 4 + 0.8 + 4",
    use: "Asymmetric insulating unit with acoustic interlayer for facades with traffic noise.",
    layers: [
      { kind: "glass", mm: 6 },
      { kind: "gas", mm: 16 },
      { kind: "glass", mm: 4, coated: true },
      { kind: "film", mm: 0.8 },
      { kind: "glass", mm: 4 },
    ],
    inches: "1-3/16",
    u: 0.24,
    stc: 40,
    light: 77,
    price: 46,
  },
  {
    slug: "safe",
    name: "Laminated",
    make: "4 + 1.5 PVB + 4",
    use: "Safety glazing for doors, low sills and storefronts; fragment retention by interlayer.",
    layers: [
      { kind: "glass", mm: 4 },
      { kind: "film", mm: 1.5 },
      { kind: "glass", mm: 4 },
    ],
    inches: "3/8",
    u: 0.95,
    stc: 36,
    light: 87,
    price: 34,
  },
  {
    slug: "private",
    name: "Ornamental",
    make: "5 fluted / 16 argon / 4, low-e",
    use: "Insulating unit with fluted outer pane for bathrooms and entrances.",
    layers: [
      { kind: "fluted", mm: 5 },
      { kind: "gas", mm: 16 },
      { kind: "glass", mm: 4, coated: true },
    ],
    inches: "1",
    u: 0.25,
    stc: 33,
    light: 74,
    price: 38,
  },
];

/** The type with a slug, or the first one. */
export function glassType(slug: string | undefined): GlassType {
  return glassTypes.find((type) => type.slug === slug) ?? glassTypes[0]!;
}
