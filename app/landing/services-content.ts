import type { LucideIcon } from "lucide-react";
import Hammer from "lucide-react/icons/hammer";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import PackageOpen from "lucide-react/icons/package-open";
import { claims } from "~/content/claims";
import type { Doer } from "./done-by";
import { sentence } from "./sentence";

export interface ServiceGroup {
  icon: LucideIcon;
  doneBy: Doer;
  title: string;
  summary: string;
  items: readonly string[];
}

export const serviceGroups: readonly ServiceGroup[] = [
  {
    icon: Hammer,
    doneBy: "Us",
    title: "We build it",
    summary: "Everything between an empty page and a site you can hand out on a business card.",
    items: [
      "A design in your colors, with your logo and photos",
      "Pages that say what you do, where you work and how to reach you",
      "Layouts that read well on a phone, where most people look for a trade",
      "Titles, descriptions and structure that search engines understand",
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
