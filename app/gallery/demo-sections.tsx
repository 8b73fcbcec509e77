import Clock from "lucide-react/icons/clock";
import MapPin from "lucide-react/icons/map-pin";
import { dollars } from "~/content/site";
import { Section } from "~/ui/section";
import type { Demo } from "./demo-content";
import { CallButton } from "./demo-hero";
import type { DemoService } from "./demos/demo";
import { layouts } from "./layouts";

/** The props of every section of a template: its content, and the classes of its background. */
export interface DemoSectionProps {
  demo: Demo;
  ground: string;
}

interface ServicesLook {
  list: string;
  item: string;
  text: string;
  /** The dots between a name and its price. */
  leader: string;
  price: string;
}

const servicesLooks: Record<(typeof layouts)[keyof typeof layouts]["services"], ServicesLook> = {
  rows: {
    list: "grid gap-x-16 md:grid-cols-2",
    item: "flex items-start gap-3 sm:gap-4 border-b-2 border-line py-6",
    text: "min-w-0 flex-1",
    leader: "hidden",
    price: "shrink-0 text-right",
  },
  cards: {
    list: "grid gap-5 sm:grid-cols-2 lg:grid-cols-4",
    item: "flex flex-col gap-5 rounded-card border border-line border-t-8 border-t-[var(--trade)] p-6 shadow-card",
    text: "",
    leader: "hidden",
    price: "mt-auto",
  },
  menu: {
    list: "rounded-card bg-surface px-5 py-4 shadow-card sm:px-10 sm:py-6",
    item: "flex items-center gap-3 sm:gap-4 border-b border-line py-5 last:border-0",
    text: "flex-1 sm:flex-none",
    leader: "hidden flex-1 border-b-2 border-dotted border-muted sm:block",
    price: "shrink-0 text-right",
  },
};

export function DemoServices({ demo, ground }: DemoSectionProps) {
  const look = servicesLooks[layouts[demo.layout].services];
  return (
    <Section id="demo-services" title="Services and prices" className={ground}>
      <ul className={look.list}>
        {demo.services.map((service) => (
          <li key={service.name} className={look.item}>
            <span className="inline-flex size-10 shrink-0 sm:size-12 items-center justify-center rounded-full bg-[var(--trade-tint)] text-[color:var(--trade-text)]">
              <service.icon aria-hidden className="size-5 sm:size-6" />
            </span>
            <div className={look.text}>
              <h3 className="text-lg font-bold sm:text-xl">{service.name}</h3>
              <p className="mt-1 text-muted">{service.detail}</p>
            </div>
            <span aria-hidden className={look.leader} />
            <Price service={service} className={look.price} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Price({ service, className }: { service: DemoService; className: string }) {
  return (
    <p className={className}>
      <span className="block text-sm text-muted">from</span>
      <span className="block text-xl font-extrabold sm:text-2xl text-[color:var(--trade-text)]">
        {dollars(service.priceFrom)}
      </span>
      {service.per && <span className="block text-sm text-muted">{service.per}</span>}
    </p>
  );
}

export function DemoReasons({ demo, ground }: DemoSectionProps) {
  const { numbered } = layouts[demo.layout];
  return (
    <Section title={demo.reasonsTitle} className={ground}>
      <ol className="grid gap-8 md:grid-cols-3 md:gap-12">
        {demo.reasons.map((reason, index) => (
          <li
            key={reason.title}
            className={numbered ? "" : "border-t-4 border-[color:var(--trade-text)] pt-6"}
          >
            {numbered && (
              <span
                aria-hidden
                className="flex size-14 items-center justify-center rounded-full bg-[var(--trade)] text-2xl font-extrabold text-white"
              >
                {index + 1}
              </span>
            )}
            <h3 className={`text-2xl font-bold ${numbered ? "mt-5" : ""}`}>{reason.title}</h3>
            <p className="mt-3 text-lg">{reason.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

export function DemoReviews({ demo, ground }: DemoSectionProps) {
  return (
    <Section
      title="Example reviews"
      intro="Written for this demo. Your own customers' words take their place."
      className={ground}
    >
      <ul className="grid gap-6 md:grid-cols-2">
        {demo.reviews.map((review) => (
          <li key={review.author}>
            <figure className="relative flex h-full flex-col rounded-card border border-b-8 border-line border-b-[color:var(--trade)] bg-surface p-6 pt-14 shadow-card sm:p-8 sm:pt-16">
              <span
                aria-hidden
                className="absolute left-6 top-4 text-6xl font-extrabold leading-none text-[color:var(--trade)] sm:left-8"
              >
                &ldquo;
              </span>
              <blockquote className="text-pretty text-xl font-semibold">{review.quote}</blockquote>
              <figcaption className="mt-auto pt-5">
                <span className="font-semibold">{review.author}</span>
                <span className="text-muted">, {review.job} (example)</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const iconClass = "size-7 text-[color:var(--trade-text)]";

/** Service area, opening hours and a call to action. */
export function DemoDetails({ demo, ground }: DemoSectionProps) {
  return (
    <div className={`px-4 py-16 sm:px-6 md:py-24 ${ground}`}>
      <div className="mx-auto grid max-w-page gap-12 md:grid-cols-2">
        <section>
          <MapPin aria-hidden className={iconClass} />
          <h2 className="mt-3 text-2xl font-bold tracking-tight md:text-3xl">Area we serve</h2>
          <p className="mt-3 text-muted">{demo.area.text}</p>
          <ul className="mt-5 flex flex-wrap gap-2">
            {demo.area.places.map((place) => (
              <li
                key={place}
                className="rounded-full bg-[var(--trade-tint)] px-4 py-1.5 font-medium text-[color:var(--trade-text)]"
              >
                {place}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <Clock aria-hidden className={iconClass} />
          <h2 className="mt-3 text-2xl font-bold tracking-tight md:text-3xl">Opening hours</h2>
          <dl className="mt-3">
            {demo.hours.map(({ days, time }) => (
              <div
                key={days}
                className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3"
              >
                <dt className="font-semibold">{days}</dt>
                <dd className="text-muted">{time}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <section className="mx-auto mt-12 flex max-w-page flex-col items-start gap-6 rounded-card bg-[var(--trade-deep)] p-6 text-white sm:p-10 md:flex-row md:items-center md:justify-between">
        <div>
          <h2 className="text-2xl font-bold tracking-tight md:text-3xl">Talk to us today</h2>
          <p className="mt-2 max-w-prose text-lg">{demo.callLine}</p>
        </div>
        <CallButton phone={demo.phone} look="light" />
      </section>
    </div>
  );
}
