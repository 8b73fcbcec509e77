import { demoPicture, type Facts } from "../kit/facts";
import { jobs } from "./jobs";
import { times } from "./quotes";

const plumber: Facts = {
  business: "Harbor Lane Plumbing",
  headline: "Got a Leak? We Come Today.",
  subheadline:
    "We repair leaks, clear drains and install water heaters, and we tell you the price before we start.",
  heroImage: demoPicture("plumber", "A dripping chrome faucet on a blue tile wall"),
  accentColor: "#0a4a96",
  phone: "555-0101",
  choices: {
    job: ["", ...jobs.flatMap(({ quote }) => (quote ? [quote.value] : []))],
    when: times.map(({ value }) => value),
  },
};

export default plumber;
