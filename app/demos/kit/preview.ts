import type { LucideIcon } from "lucide-react";

/** One of the four promises of the gallery's preview, and where the demo keeps it. */
interface Feature {
  text: string;
  /** The id of the section that has it. */
  section: string;
}

/** The groups that the gallery can show alone, in the order of its tabs. */
export const groups = ["Home Services", "Trades", "Professional"] as const;

/** What the gallery shows of a demo besides its pictures: preview.ts of its folder. */
export interface Preview {
  tagline: string;
  icon: LucideIcon;
  filter: (typeof groups)[number];
  features: readonly [Feature, Feature, Feature, Feature];
}
