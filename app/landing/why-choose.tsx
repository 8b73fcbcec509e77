import type { LucideIcon } from "lucide-react";
import BadgeDollarSign from "lucide-react/icons/badge-dollar-sign";
import CalendarCheck from "lucide-react/icons/calendar-check";
import Palette from "lucide-react/icons/palette";
import ShieldCheck from "lucide-react/icons/shield-check";
import { claims } from "~/content/claims";
import { site } from "~/content/site";
import { Section } from "~/ui/section";
import { JobSheet } from "./job-sheet";
import { IconTile } from "./marks";

interface Feature {
  icon: LucideIcon;
  title: string;
  description: string;
}

const features: readonly Feature[] = [
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

export function WhyChoose() {
  return (
    <Section
      title={`Why tradespeople choose ${site.name}`}
      intro="A good website brings in work. Building one, and keeping it running, should not take you away from it."
      className="bg-surface"
    >
      <div className="grid items-center gap-x-16 lg:grid-cols-[7fr_5fr]">
        <ul tabIndex={0} className="swipe-row grid gap-4">
          {features.map((feature) => (
            <li
              key={feature.title}
              className="flex gap-4 rounded-card border border-line bg-paper p-5"
            >
              <IconTile icon={feature.icon} />
              <div>
                <h3 className="text-xl font-bold">{feature.title}</h3>
                <p className="mt-1 text-muted">{feature.description}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="order-first max-sm:hidden lg:order-none">
          <JobSheet />
        </div>
      </div>
    </Section>
  );
}
