import KeyRound from "lucide-react/icons/key-round";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "Found first by people locked out at midnight.",
  icon: KeyRound,
  filter: "Home Services",
  features: [
    { text: "One-tap call from a phone in the dark", section: "call" },
    { text: "Arrival times by neighborhood", section: "arrival" },
    { text: "Prices stated before you set off", section: "prices" },
    { text: "Advice page on locks and safes", section: "locks" },
  ],
};

export default preview;
