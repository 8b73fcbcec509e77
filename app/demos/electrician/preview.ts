import Zap from "lucide-react/icons/zap";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "Show your license and fill your week.",
  icon: Zap,
  filter: "Home Services",
  features: [
    { text: "License and insurance details in plain sight", section: "license" },
    { text: "Call-out button that follows the thumb", section: "callout" },
    { text: "Fixed prices for tests and inspections", section: "prices" },
    { text: "Pages for car chargers and smart homes", section: "pages" },
  ],
};

export default preview;
