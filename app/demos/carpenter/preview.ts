import Hammer from "lucide-react/icons/hammer";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "Let the grain and the joints do the talking.",
  icon: Hammer,
  filter: "Trades",
  features: [
    { text: "Project pages with large measured drawings", section: "work" },
    { text: "Guide to the timbers you work in", section: "timbers" },
    { text: "Steps from first sketch to fitting day", section: "steps" },
    { text: "Inquiry form with room for measurements", section: "inquiry" },
  ],
};

export default preview;
