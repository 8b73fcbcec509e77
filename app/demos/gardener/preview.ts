import Sprout from "lucide-react/icons/sprout";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "From first sketch to the last mow of fall.",
  icon: Sprout,
  filter: "Professional",
  features: [
    { text: "Season calendar of the work you offer", section: "season" },
    { text: "Care plans with a monthly price", section: "care" },
    { text: "Garden stories told in plans that grow", section: "stories" },
    { text: "Visit booking with address and plot size", section: "visit" },
  ],
};

export default preview;
