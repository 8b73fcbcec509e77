import { demoPicture, type Facts } from "../kit/facts";
import type { BudgetSlug } from "./budgets";
import { kinds, starts } from "./kinds";

const builder: Facts = {
  business: "Keystone & Daughters",
  headline: "Keys Handed Over On Time Since 1978",
  subheadline:
    "The firm builds additions, attic conversions and new homes. One crew stays with each job from the footings to the keys.",
  heroImage: demoPicture(
    "builder",
    "A brick corner with the mortar still wet, and a trowel and a level resting on it",
  ),
  accentColor: "#983521",
  phone: "555-0189",
  choices: {
    kind: kinds.map(({ slug }) => slug),
    start: starts.map(({ slug }) => slug),
    budget: ["middle", "low", "high"] satisfies BudgetSlug[],
    request: ["open", "sent"],
  },
};

export default builder;

/** The firm's invented license number. */
export const LICENSE = "GC-10482";

/** A sum in whole dollars. */
export function dollars(sum: number): string {
  return `$${sum.toLocaleString("en-US")}`;
}
