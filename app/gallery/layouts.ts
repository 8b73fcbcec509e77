export type SectionName = "services" | "reasons" | "details" | "reviews";

interface Arrangement {
  /** What follows the hero, each on its ground; neighbours differ. */
  sections: readonly { name: SectionName; ground: Ground }[];
  services: "rows" | "cards" | "menu";
  /** Whether the reasons are counted. */
  numbered: boolean;
}

/** The classes of a section's ground, which set the colours of what stands on it. */
export const grounds = {
  plain: "bg-surface",
  tint: "bg-[var(--trade-tint)]",
  deep: "bg-[var(--trade-deep)] text-white [--trade-text:var(--trade-light)]",
} as const;

export type Ground = keyof typeof grounds;

/** The arrangements a template comes in: where its headline stands, what follows, and how prices are listed. */
export const layouts = {
  /** A dark panel over the left of a wide picture; prices first, for trades that are called in a hurry. */
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
  /** Words and picture side by side, parted by a slanted edge. */
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
  /** A framed picture with a light panel, on tinted ground; prices as a menu. */
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
