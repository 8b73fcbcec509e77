import { demoPicture, type Demo } from "../demo";
import { areas, jobs } from "./arrivals";

export const locksmith: Demo = {
  slug: "locksmith",
  industry: "Locksmith",
  business: "Nightlatch Locksmiths",
  headline: "Locked out? Call now",
  subheadline: "Doors opened. Locks changed. Keys cut. Day and night.",
  heroImage: demoPicture("locksmith", "Key in a brass front-door lock. Night."),
  accentColor: "#ff6a3d",
  phone: "555-0167",
  features: [
    { text: "One-tap call from a phone in the dark", section: "call" },
    { text: "Arrival times by neighborhood", section: "arrival" },
    { text: "Prices stated before you set off", section: "prices" },
    { text: "Advice page on locks and safes", section: "locks" },
  ],
  choices: {
    area: areas.map(({ slug }) => slug),
    job: jobs.map(({ slug }) => slug),
  },
};
