import { demoPicture, type Facts } from "~/demos/kit/facts";
import colors from "./colors.json";

const tradeName: Facts = {
  business: "Main Street Trade Name",
  headline: "Your trade name, on the day we said",
  subheadline: "Tell us what is wrong: our trade name looks at it and writes down the price first.",
  heroImage: demoPicture("trade-name", "The front of a small shop with a striped awning"),
  accentColor: colors.trade,
  phone: "555-0199",
  choices: { job: ["", "small", "large"] },
};

export default tradeName;
