import { demoPicture, type Facts } from "~/demos/kit/facts";
import { jobs } from "./jobs";

const tradeName: Facts = {
  business: "Main Street Trade Name",
  headline: "Your trade name, on the day we said",
  subheadline: "Tell us what is wrong: we look at it and write down the price first.",
  heroImage: demoPicture("trade-name", "The front of a small shop with a striped awning"),
  accentColor: "#1f5f5b",
  phone: "555-0199",
  choices: { job: ["", ...jobs.map(({ slug }) => slug)] },
};

export default tradeName;
