import type { LucideIcon } from "lucide-react";
import Hammer from "lucide-react/icons/hammer";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import PackageOpen from "lucide-react/icons/package-open";
import { claims, sentence } from "~/content/claims";
import { Section } from "~/ui/section";
import { Comparison } from "./comparison";
import { CheckList, DoneBy, IconTile, type Doer } from "./marks";

interface ServiceGroup {
  icon: LucideIcon;
  doneBy: Doer;
  title: string;
  summary: string;
  items: readonly string[];
}

const serviceGroups: readonly ServiceGroup[] = [
  {
    icon: Hammer,
    doneBy: "Us",
    title: "We build it",
    summary: "Everything between an empty page and a site you can hand out on a business card.",
    items: [
      "A design in your colors, with your logo and photos",
      "Pages that say what you do, where, and how to reach you",
      "Layouts that read well on a phone",
      "Structure that search engines understand",
      "Your domain name connected for you",
    ],
  },
  {
    icon: HeartHandshake,
    doneBy: "Us",
    title: "We look after it",
    summary: "The monthly plan covers the jobs that come after launch day.",
    items: [
      "Fast hosting with a security certificate",
      "Software maintenance and regular backups",
      sentence(
        `${claims.editsPerMonth} small content edits each month, such as new prices or photos`,
      ),
      `Priority support, with a reply within ${claims.response}`,
    ],
  },
  {
    icon: PackageOpen,
    doneBy: "You",
    title: "You bring the basics",
    summary: "No technical knowledge needed. This is all we ask of you:",
    items: [
      "Your logo and colors, or a note that you have none yet",
      "A few lines about your business and your services",
      "Photos of your work, your team or your van",
      `Your materials within ${claims.materialsDue} and feedback within ${claims.feedbackDue}, so we can keep the launch date`,
    ],
  },
];

export function Services() {
  return (
    <Section
      id="services"
      title="What is included"
      intro="One service, from the first sketch to the hundredth update."
      className="bg-surface"
    >
      <div tabIndex={0} className="swipe-row grid gap-6 lg:grid-cols-3">
        {serviceGroups.map((group) => (
          <div key={group.title} className="rounded-card border border-line bg-paper p-6 sm:p-8">
            <p className="flex items-start justify-between gap-4">
              <IconTile icon={group.icon} />
              <DoneBy who={group.doneBy} />
            </p>
            <h3 className="mt-5 text-xl font-bold">{group.title}</h3>
            <p className="mt-2 text-muted">{group.summary}</p>
            <CheckList items={group.items} className="mt-5" />
          </div>
        ))}
      </div>
      <Comparison />
    </Section>
  );
}
