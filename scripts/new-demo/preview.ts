import Store from "lucide-react/icons/store";
import type { Preview } from "~/demos/kit/preview";

const preview: Preview = {
  tagline: "A plain front door for a trade name.",
  icon: Store,
  filter: "Professional",
  features: [
    { text: "Finished jobs before anything else", section: "work" },
    { text: "Prices that a client can read", section: "prices" },
    { text: "Words of earlier clients", section: "clients" },
    { text: "A question answered at once", section: "question" },
  ],
};

export default preview;
