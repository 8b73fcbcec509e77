import type { LucideIcon } from "lucide-react";
import ClipboardList from "lucide-react/icons/clipboard-list";
import Images from "lucide-react/icons/images";
import Rocket from "lucide-react/icons/rocket";
import { claims } from "~/content/claims";

export interface Step {
  icon: LucideIcon;
  title: string;
  description: string;
  /** How long it takes, or when it is due. */
  time: string;
  stepNumber: number;
}

export const steps: readonly Step[] = [
  {
    icon: ClipboardList,
    title: "Choose your plan",
    description:
      "Tell us about your business in one short form, check the total and pay by card. The price does not change on the way.",
    time: "A few minutes",
    stepNumber: 1,
  },
  {
    icon: Images,
    title: "Send your brand assets",
    description:
      "After checkout, upload your logo, text and images. A phone photo of the van is fine: we sort out the rest.",
    time: `Within ${claims.materialsDue}`,
    stepNumber: 2,
  },
  {
    icon: Rocket,
    title: "Launch and go live",
    description:
      "We build the site, connect your domain and put it online. From then on the upkeep is our job, not yours.",
    time: `${claims.delivery} later`,
    stepNumber: 3,
  },
];
