import { demoPicture, type Facts } from "~/demos/kit/facts";
import colors from "./colors.json";

/** A job's name, what it says of your photo, and its price. */
export const jobs = [
  { slug: "small", name: "A small job", photo: "Your photo of a small job", price: "$120" },
  { slug: "large", name: "A large job", photo: "Your photo of a large job", price: "$900" },
];

const tradeName: Facts = {
  business: "Main Street Trade Name",
  headline: "Your trade name, on the day we said",
  subheadline: "Tell us what is wrong: we look at it and write down the price first.",
  heroImage: demoPicture("trade-name", "The front of a small shop with a striped awning"),
  accentColor: colors.trade,
  phone: "555-0199",
  choices: { job: ["", ...jobs.map(({ slug }) => slug)] },
};

export default tradeName;
