import Grid2x2 from "lucide-react/icons/grid-2x2";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "Clear prices for clear glass.",
  icon: Grid2x2,
  filter: "Trades",
  features: [
    { text: "Emergency boarding-up page", section: "boarding" },
    { text: "Glass types explained side by side", section: "glass" },
    { text: "Measuring guide with pictures", section: "measuring" },
    { text: "Gallery of storefronts, stairs and showers", section: "work" },
  ],
};

export default preview;
