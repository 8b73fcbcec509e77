import Hammer from "lucide-react/icons/hammer";
import HeartHandshake from "lucide-react/icons/heart-handshake";
import PackageOpen from "lucide-react/icons/package-open";
import { claims } from "~/content/claims";
import { offer } from "~/content/price-texts";
import { sentence } from "~/content/words";
import { Section } from "~/ui/section";
import { CheckList, DoneBy, IconTile } from "./marks";

const serviceGroups = [
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
      sentence(`${claims.contentEdits} each month, such as new prices or photos`),
      claims.response
        ? `Priority support, with a reply within ${claims.response}`
        : "Priority support",
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
] as const;

export function Services() {
  return (
    <Section
      id="services"
      title="What is included"
      intro="One service, from the first sketch to the hundredth update."
      className="bg-surface"
    >
      <div tabIndex={0} className="swipe-row grid gap-6">
        {serviceGroups.map((group) => (
          <div key={group.title} className="rounded-card border border-line bg-paper p-6 sm:p-8">
            <p className="flex items-start justify-between gap-4">
              <IconTile icon={group.icon} />
              <DoneBy who={group.doneBy} />
            </p>
            <h3 className="mt-5 text-xl font-bold">{group.title}</h3>
            <p className="mt-2 text-muted">{group.summary}</p>
            <CheckList items={group.items} className="mt-5 sm:max-lg:grid-cols-2" />
          </div>
        ))}
      </div>
      <Comparison />
    </Section>
  );
}

/** Fair to both sides: no invented amounts of money or hours. */
const comparison = [
  {
    topic: "To start",
    yourself: "Choose a builder, a host and a template, then learn all three",
    forYou: "One short form and a card payment",
  },
  {
    topic: "Your time",
    yourself: "Evenings and weekends until it is done",
    forYou: "Gathering your logo, words and photos",
  },
  {
    topic: "Upkeep",
    yourself: "Updates, backups and security are on your list",
    forYou: "All of it is on ours",
  },
  {
    topic: "The cost",
    yourself: "Less money, more of your own hours",
    forYou: offer,
  },
];

const row = "grid grid-cols-2 md:grid-cols-[1fr_2fr_2fr]";
const cell = "break-words py-2 max-sm:text-sm sm:py-3";
const highlight = "bg-paper px-3 sm:px-6";

/** On a phone each topic is above its cells, a grid; some screen readers ignore such a `<table>`, so the roles are explicit. */
export function Comparison() {
  return (
    <div className="mt-8 md:mt-16">
      <h3 id="comparison-title" className="text-balance text-2xl font-bold tracking-tight">
        Doing it yourself, or having it done
      </h3>
      <div role="table" aria-labelledby="comparison-title" className="mt-4">
        <div role="rowgroup">
          <div role="row" className={row}>
            <div role="columnheader" className="sr-only md:not-sr-only">
              <span className="sr-only">Topic</span>
            </div>
            <div role="columnheader" className="self-end p-3 font-bold md:pl-0 text-muted">
              Doing it yourself
            </div>
            <div
              role="columnheader"
              className="rounded-t-card bg-ink px-3 py-3 font-bold text-paper sm:px-6"
            >
              Done for you
            </div>
          </div>
        </div>
        <div role="rowgroup" className="border-b-4 border-ink">
          {comparison.map(({ topic, yourself, forYou }) => (
            <div key={topic} role="row" className={`${row} border-t border-line`}>
              <div
                role="rowheader"
                className="col-span-2 bg-line/30 px-3 py-1 text-sm font-bold md:col-span-1 md:bg-transparent md:px-0 md:py-3 md:text-base"
              >
                {topic}
              </div>
              <div role="cell" className={`${cell} px-3 text-muted md:pl-0`}>
                {yourself}
              </div>
              <div role="cell" className={`${cell} ${highlight} font-semibold`}>
                {forYou}
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
