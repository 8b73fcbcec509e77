import BrickWall from "lucide-react/icons/brick-wall";
import type { Preview } from "../kit/preview";

const preview: Preview = {
  tagline: "Win the big jobs with work you can walk through.",
  icon: BrickWall,
  filter: "Professional",
  features: [
    { text: "Project files with budget and duration", section: "files" },
    { text: "Timeline of a build from plan to keys", section: "timeline" },
    { text: "Page for permits, insurance and warranties", section: "paperwork" },
    { text: "Project request form with plans attached", section: "request" },
  ],
};

export default preview;
