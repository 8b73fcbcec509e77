import type { Kind } from "./kinds";

/** A paper from an office, and which kinds of build need it. */
export interface Permit {
  name: string;
  office: string;
  wait: string;
  fee: string;
  neededBy: readonly Kind["slug"][];
}

const all = ["two-story", "one-story", "loft", "home"] as const;

export const permits: readonly Permit[] = [
  { name: "Building permit", office: "County", wait: "3 to 8 weeks", fee: "$1,150", neededBy: all },
  {
    name: "Setbacks and zoning",
    office: "Town",
    wait: "3 weeks",
    fee: "$240",
    neededBy: ["two-story", "one-story", "home"],
  },
  {
    name: "Structural review",
    office: "Engineer",
    wait: "2 weeks",
    fee: "$420",
    neededBy: ["two-story", "loft", "home"],
  },
  { name: "Wiring, plumbing and gas", office: "County", wait: "1 day", fee: "$310", neededBy: all },
  {
    name: "Buried lines marked",
    office: "Utilities",
    wait: "3 days",
    fee: "Free",
    neededBy: ["two-story", "one-story", "home"],
  },
  {
    name: "Sewer or septic system",
    office: "County",
    wait: "5 weeks",
    fee: "$680",
    neededBy: ["home"],
  },
  { name: "New driveway", office: "Town", wait: "2 weeks", fee: "$160", neededBy: ["home"] },
];
