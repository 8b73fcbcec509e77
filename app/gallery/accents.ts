import type { TradeSlug } from "~/content/trades";

const byScheme =
  "[--trade-text:var(--trade)] dark:[--trade-text:var(--trade-light)] dark:[--trade-tint:var(--trade-deep)]";

/**
 * The nine accent colours, as classes that set CSS variables for what they wrap:
 * --trade carries white text; --trade-deep is the dark ground; --trade-light is text and decoration on it;
 * --trade-tint is a quiet ground, and --trade-text stands on it and on the surface. In the dark scheme the
 * quiet ground is the dark one. Every pair named here is above 4.5:1.
 */
export const accents: Record<TradeSlug, string> = {
  plumber: `${byScheme} [--trade:#0b5cad] [--trade-deep:#082b52] [--trade-light:#8cc7ff] [--trade-tint:#e7f1fb]`,
  carpenter: `${byScheme} [--trade:#7d4a1c] [--trade-deep:#33200f] [--trade-light:#eab97f] [--trade-tint:#f7ede1]`,
  electrician: `${byScheme} [--trade:#755c00] [--trade-deep:#1d1f33] [--trade-light:#ffd84d] [--trade-tint:#fbf4d9]`,
  painter: `${byScheme} [--trade:#ad1f67] [--trade-deep:#451033] [--trade-light:#ffa8d2] [--trade-tint:#fcebf3]`,
  gardener: `${byScheme} [--trade:#2f6b22] [--trade-deep:#14331a] [--trade-light:#a9dc8a] [--trade-tint:#ebf5e5]`,
  cleaner: `${byScheme} [--trade:#006e69] [--trade-deep:#023a3d] [--trade-light:#7fe3d6] [--trade-tint:#e2f5f2]`,
  locksmith: `${byScheme} [--trade:#5a3ba6] [--trade-deep:#241748] [--trade-light:#c9b6ff] [--trade-tint:#f0ebfb]`,
  glazier: `${byScheme} [--trade:#47586a] [--trade-deep:#1b2731] [--trade-light:#bcd3e4] [--trade-tint:#edf1f4]`,
  builder: `${byScheme} [--trade:#b3261e] [--trade-deep:#451311] [--trade-light:#ffb3a3] [--trade-tint:#fcecea]`,
};
