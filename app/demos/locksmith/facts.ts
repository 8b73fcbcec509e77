import { demoPicture, type Facts } from "../kit/facts";
import { areas, jobs } from "./trips";

const locksmith: Facts = {
  business: "Nightlatch Locksmiths",
  headline: "Locked out? Call now",
  subheadline: "Doors opened. Locks changed. Keys cut. Day and night.",
  heroImage: demoPicture("locksmith", "Key in a brass front-door lock. Night."),
  accentColor: "#ff6a3d",
  phone: "555-0167",
  choices: { area: areas.map(({ slug }) => slug), job: jobs.map(({ slug }) => slug) },
};

export default locksmith;

export const licenseNumber = "LK 0093";
