import CalendarCheck from "lucide-react/icons/calendar-check";
import Check from "lucide-react/icons/check";
import Palette from "lucide-react/icons/palette";
import ShieldCheck from "lucide-react/icons/shield-check";
import Tag from "lucide-react/icons/tag";
import { claims } from "~/content/claims";
import { priceTexts, taxNote } from "~/content/price-texts";
import { site } from "~/content/site";
import { Section } from "~/ui/section";
import { type Doer, DoneBy, IconTile } from "./marks";

const features = [
  {
    icon: CalendarCheck,
    title: "Online within days",
    description: `Once your logo, words and photos reach us, your site can be ${claims.fastest ? `live in as little as ${claims.fastest}` : `ready in ${claims.delivery}`}.`,
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
    description: `We run the hosting, security, backups and updates${claims.uptimeTarget ? `, with an uptime target of ${claims.uptimeTarget}` : ""}. You never log in to fix anything.`,
  },
  {
    icon: Tag,
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
      <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr]">
        <ul tabIndex={0} className="swipe-row grid gap-4">
          {features.map((feature) => (
            <li
              key={feature.title}
              className="beside-icon rounded-card border border-line bg-paper p-5"
            >
              <IconTile icon={feature.icon} />
              <h3 className="text-xl font-bold">{feature.title}</h3>
              <p className="text-muted">{feature.description}</p>
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

const lines: readonly { job: string; by: Doer }[] = [
  { job: "Design and build", by: "Us" },
  { job: "Domain and launch", by: "Us" },
  { job: "Hosting and security", by: "Us" },
  { job: "Backups and updates", by: "Us" },
  { job: "Logo, words and photos", by: "You" },
];

function JobSheet() {
  return (
    <div className="relative mx-auto w-full max-w-md transition-transform duration-200 before:absolute before:inset-0 before:translate-x-2 before:translate-y-2 before:rounded-card before:bg-accent hover:rotate-0 lg:rotate-1">
      <div className="relative overflow-hidden rounded-card border-2 border-ink bg-surface">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 bg-ink px-5 py-3 text-paper sm:px-6">
          <span className="text-lg font-bold">Job sheet</span>
          <span>Your new website</span>
        </p>
        <dl className="px-5 py-1 sm:px-6">
          {lines.map((line) => (
            <div
              key={line.job}
              className="flex items-center justify-between gap-3 border-b border-dashed border-line py-2.5 last:border-0"
            >
              <dt className="flex items-center gap-3">
                <Check aria-hidden className="size-5 shrink-0 text-ok" />
                {line.job}
              </dt>
              <dd>
                <DoneBy who={line.by} />
              </dd>
            </div>
          ))}
        </dl>
        <dl className="border-t-2 border-ink px-5 py-4 tabular-nums sm:px-6">
          <div className="flex items-baseline justify-between gap-3">
            <dt className="font-bold">Total today{taxNote}</dt>
            <dd className="text-2xl font-extrabold">{priceTexts.today}</dd>
          </div>
          <div className="flex items-baseline justify-between gap-3 text-muted">
            <dt>Then, each month</dt>
            <dd className="font-semibold">{priceTexts.monthly}</dd>
          </div>
        </dl>
        <p className="px-5 pb-5 sm:px-6">
          <span className="inline-block -rotate-2 rounded-md border-2 border-brand px-3 py-1 text-xs font-bold uppercase text-brand sm:text-sm sm:tracking-wide">
            {`Ready in ${claims.delivery}`}
          </span>
        </p>
      </div>
    </div>
  );
}
