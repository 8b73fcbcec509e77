import Sparkles from "lucide-react/icons/sparkles";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "Homes and offices, booked in under a minute.",
  icon: Sparkles,
  filter: "Professional",
  features: [
    { text: "Room-by-room checklist of what is included", section: "checklist" },
    { text: "Weekly, biweekly and one-off prices", section: "prices" },
    { text: "Short profiles of the people who come", section: "people" },
    { text: "Booking request with rooms and dates", section: "request" },
  ],
};

export default preview;
