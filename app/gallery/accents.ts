import type { TradeSlug } from "~/content/trades";

const textInColor = "[--trade-text:var(--trade)]";

/**
 * The nine accent colors, as classes that set CSS variables for what they wrap: --trade is a background for white text,
 * --trade-deep a dark background with --trade-light as its text, --trade-tint a light background. --trade-text is text on
 * the tint and on the surface. Each of these pairs has a contrast above 4.5:1.
 */
export const accents: Record<TradeSlug, string> = {
  plumber: `${textInColor} [--trade:#0b5cad] [--trade-deep:#082b52] [--trade-light:#8cc7ff] [--trade-tint:#e7f1fb]`,
  carpenter: `${textInColor} [--trade:#7d4a1c] [--trade-deep:#33200f] [--trade-light:#eab97f] [--trade-tint:#f7ede1]`,
  electrician: `${textInColor} [--trade:#755c00] [--trade-deep:#1d1f33] [--trade-light:#ffd84d] [--trade-tint:#fbf4d9]`,
  painter: `${textInColor} [--trade:#ad1f67] [--trade-deep:#451033] [--trade-light:#ffa8d2] [--trade-tint:#fcebf3]`,
  gardener: `${textInColor} [--trade:#2f6b22] [--trade-deep:#14331a] [--trade-light:#a9dc8a] [--trade-tint:#ebf5e5]`,
  cleaner: `${textInColor} [--trade:#006e69] [--trade-deep:#023a3d] [--trade-light:#7fe3d6] [--trade-tint:#e2f5f2]`,
  locksmith: `${textInColor} [--trade:#5a3ba6] [--trade-deep:#241748] [--trade-light:#c9b6ff] [--trade-tint:#f0ebfb]`,
  glazier: `${textInColor} [--trade:#47586a] [--trade-deep:#1b2731] [--trade-light:#bcd3e4] [--trade-tint:#edf1f4]`,
  builder: `${textInColor} [--trade:#b3261e] [--trade-deep:#451311] [--trade-light:#ffb3a3] [--trade-tint:#fcecea]`,
};

/** For trade colors on the site's own pages: in the dark scheme the tint becomes the dark background. */
export const schemeColors =
  "dark:[--trade-text:var(--trade-light)] dark:[--trade-tint:var(--trade-deep)]";
