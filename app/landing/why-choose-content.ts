import type { LucideIcon } from "lucide-react";
import BadgeDollarSign from "lucide-react/icons/badge-dollar-sign";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Palette from "lucide-react/icons/palette";
import ShieldCheck from "lucide-react/icons/shield-check";
import { claims } from "~/content/claims";

export interface Feature {
  icon: LucideIcon;
  title: string;
  description: string;
}

export const features: readonly Feature[] = [
  {
    icon: CalendarCheck,
    title: "Online within days",
    description: `Once your logo, words and photos reach us, your site can be live in as little as ${claims.fastest}.`,
  },
  {
    icon: Palette,
    title: "Made to look like you",
    description:
      "Your colors, your logo and your jobs. We start from a layout made for your trade and fit it to your business.",
  },
  {
    icon: ShieldCheck,
    title: "Looked after for you",
    description: `We run the hosting, security, backups and updates, with an uptime target of ${claims.uptimeTarget}. You never log in to fix anything.`,
  },
  {
    icon: BadgeDollarSign,
    title: "Clear price, safe payment",
    description: `One setup fee and one monthly plan, both shown before you order. ${claims.paidThrough} takes the card payment on its own secure page.`,
  },
];
