import { demoPicture, type Demo } from "../demo";
import { jobs } from "./jobs";
import { times } from "./quotes";

export const plumber: Demo = {
  slug: "plumber",
  industry: "Plumber",
  business: "Harbor Lane Plumbing",
  headline: "Got a Leak? We Come Today.",
  subheadline:
    "We repair leaks, clear drains and install water heaters, and we tell you the price before we start.",
  heroImage: demoPicture("plumber", "A dripping chrome faucet on a blue tile wall"),
  accentColor: "#0a4a96",
  phone: "555-0101",
  features: [
    { text: "Emergency number on top of every page", section: "emergency" },
    { text: "Price guide for the most common jobs", section: "prices" },
    { text: "Map of the towns you reach in an hour", section: "area" },
    { text: "Quote form that takes photos of the leak", section: "quote" },
  ],
  choices: {
    job: ["", ...jobs.flatMap(({ quote }) => (quote ? [quote.value] : []))],
    when: times.map(({ value }) => value),
  },
};
