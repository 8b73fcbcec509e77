import { demoPicture, type Demo } from "../demo";
import { budgets } from "./budgets";
import { kinds, starts } from "./kinds";

export const builder: Demo = {
  slug: "builder",
  industry: "Builder",
  business: "Keystone & Daughters",
  headline: "The date we sign is the day you move in",
  subheadline:
    "General contractors for extensions, conversions and new homes, with one team from dig to keys.",
  heroImage: demoPicture(
    "builder",
    "A brick corner with fresh mortar, a loaded trowel and a spirit level",
  ),
  accentColor: "#983521",
  phone: "555-0189",
  features: [
    { text: "Project files with budget and duration", section: "files" },
    { text: "Timeline of a build from plan to keys", section: "timeline" },
    { text: "Page for permits, insurance and warranties", section: "paperwork" },
    { text: "Project request form with plans attached", section: "request" },
  ],
  choices: {
    kind: kinds.map(({ slug }) => slug),
    start: starts.map(({ slug }) => slug),
    budget: budgets.map(({ slug }) => slug),
  },
};

/** The firm's invented license number. */
export const LICENSE = "GC-10482";

/** A sum in whole dollars. */
export function dollars(sum: number): string {
  return `$${sum.toLocaleString("en-US")}`;
}
