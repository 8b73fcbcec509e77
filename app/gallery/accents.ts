import type { TradeSlug } from "~/content/trades";

/**
 * The nine accent colours, as classes that set CSS variables for what they wrap:
 * --trade carries white text and stands as text on white and on --trade-tint; --trade-deep is the dark
 * ground; --trade-light is text and decoration on --trade-deep. Every pair named here is above 4.5:1.
 */
export const accents: Record<TradeSlug, string> = {
  plumber:
    "[--trade:#0b5cad] [--trade-deep:#082b52] [--trade-light:#8cc7ff] [--trade-tint:#e7f1fb]",
  carpenter:
    "[--trade:#7d4a1c] [--trade-deep:#33200f] [--trade-light:#eab97f] [--trade-tint:#f7ede1]",
  electrician:
    "[--trade:#755c00] [--trade-deep:#1d1f33] [--trade-light:#ffd84d] [--trade-tint:#fbf4d9]",
  painter:
    "[--trade:#ad1f67] [--trade-deep:#451033] [--trade-light:#ffa8d2] [--trade-tint:#fcebf3]",
  gardener:
    "[--trade:#2f6b22] [--trade-deep:#14331a] [--trade-light:#a9dc8a] [--trade-tint:#ebf5e5]",
  cleaner:
    "[--trade:#006e69] [--trade-deep:#023a3d] [--trade-light:#7fe3d6] [--trade-tint:#e2f5f2]",
  locksmith:
    "[--trade:#5a3ba6] [--trade-deep:#241748] [--trade-light:#c9b6ff] [--trade-tint:#f0ebfb]",
  glazier:
    "[--trade:#47586a] [--trade-deep:#1b2731] [--trade-light:#bcd3e4] [--trade-tint:#edf1f4]",
  builder:
    "[--trade:#b3261e] [--trade-deep:#451311] [--trade-light:#ffb3a3] [--trade-tint:#fcecea]",
};
