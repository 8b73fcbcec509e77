import PaintRoller from "lucide-react/icons/paint-roller";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "Rooms before, rooms after, and your name on both.",
  icon: PaintRoller,
  filter: "Trades",
  features: [
    { text: "Before and after pairs with a slider", section: "rooms" },
    { text: "Color advice that leads to a visit", section: "colors" },
    { text: "Rough price by room and by wall", section: "prices" },
    { text: "Reviews next to the rooms they praise", section: "reviews" },
  ],
};

export default preview;
