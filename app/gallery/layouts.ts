export type SectionName = "services" | "reasons" | "details" | "reviews";

interface Arrangement {
  /** The sections after the hero, each with its background; neighbors differ. */
  sections: readonly { name: SectionName; ground: Ground }[];
  services: "rows" | "cards" | "menu";
  /** Whether the reasons are numbered. */
  numbered: boolean;
}

/** The classes of a section's background, which also set the colors of its content. */
export const grounds = {
  plain: "bg-surface",
  tint: "bg-[var(--trade-tint)]",
  deep: "bg-[var(--trade-deep)] text-white [--trade-text:var(--trade-light)]",
} as const;

export type Ground = keyof typeof grounds;

/** The layouts of a template: its headline's place, the order of its sections, its price list. */
export const layouts = {
  /** A dark panel over the left of a wide picture; prices first, for emergency trades. */
  card: {
    sections: [
      { name: "services", ground: "plain" },
      { name: "reasons", ground: "deep" },
      { name: "details", ground: "plain" },
      { name: "reviews", ground: "tint" },
    ],
    services: "rows",
    numbered: false,
  },
  /** Text and picture side by side, with a slanted edge between them. */
  split: {
    sections: [
      { name: "services", ground: "plain" },
      { name: "reviews", ground: "tint" },
      { name: "details", ground: "plain" },
      { name: "reasons", ground: "deep" },
    ],
    services: "cards",
    numbered: true,
  },
  /** A tall picture with a wide panel across its foot. */
  banner: {
    sections: [
      { name: "reasons", ground: "tint" },
      { name: "services", ground: "plain" },
      { name: "reviews", ground: "tint" },
      { name: "details", ground: "plain" },
    ],
    services: "rows",
    numbered: true,
  },
  /** A framed picture with a light panel, on a tinted background; prices as a menu. */
  poster: {
    sections: [
      { name: "reviews", ground: "plain" },
      { name: "services", ground: "tint" },
      { name: "reasons", ground: "deep" },
      { name: "details", ground: "plain" },
    ],
    services: "menu",
    numbered: false,
  },
} as const satisfies Record<string, Arrangement>;

export type Layout = keyof typeof layouts;
