/** The arrangements a template comes in: where its headline stands, what follows, and how prices are listed. */
export const layouts = {
  /** A dark panel over the left of a wide picture; prices first, for trades that are called in a hurry. */
  card: {
    sections: ["services", "reasons", "details", "reviews"],
    services: "rows",
    numbered: false,
  },
  /** Words and picture side by side, parted by a slanted edge. */
  split: {
    sections: ["services", "reviews", "details", "reasons"],
    services: "cards",
    numbered: true,
  },
  /** A tall picture with a low, wide panel at its foot. */
  banner: {
    sections: ["reasons", "services", "reviews", "details"],
    services: "rows",
    numbered: true,
  },
  /** A framed picture with a light panel, on tinted ground; prices as a menu. */
  poster: {
    sections: ["reviews", "services", "reasons", "details"],
    services: "menu",
    numbered: false,
  },
} as const;

export type Layout = keyof typeof layouts;
export type ServicesLook = (typeof layouts)[Layout]["services"];
