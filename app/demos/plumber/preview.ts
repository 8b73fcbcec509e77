import Wrench from "lucide-react/icons/wrench";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "Be the number they call when water is on the floor.",
  icon: Wrench,
  filter: "Home Services",
  features: [
    { text: "Emergency number on top of every page", section: "emergency" },
    { text: "Price guide for the most common jobs", section: "prices" },
    { text: "Map of the towns you reach in an hour", section: "area" },
    { text: "Quote form that takes photos of the leak", section: "quote" },
  ],
};

export default preview;
