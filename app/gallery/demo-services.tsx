import { dollars } from "~/content/site";
import { Section } from "~/ui/section";
import type { DemoSectionProps } from "./demo-section";
import type { DemoService } from "./demos/demo";
import { layouts } from "./layouts";

interface Look {
  list: string;
  item: string;
  words: string;
  /** Between the name and its price. */
  leader: string;
  price: string;
}

const looks: Record<(typeof layouts)[keyof typeof layouts]["services"], Look> = {
  rows: {
    list: "grid gap-x-16 md:grid-cols-2",
    item: "flex items-start gap-3 sm:gap-4 border-b-2 border-line py-6",
    words: "min-w-0 flex-1",
    leader: "hidden",
    price: "shrink-0 text-right",
  },
  cards: {
    list: "grid gap-5 sm:grid-cols-2 lg:grid-cols-4",
    item: "flex flex-col gap-5 rounded-card border border-line border-t-8 border-t-[var(--trade)] p-6 shadow-card",
    words: "",
    leader: "hidden",
    price: "mt-auto",
  },
  menu: {
    list: "rounded-card bg-surface px-5 py-4 shadow-card sm:px-10 sm:py-6",
    item: "flex items-center gap-3 sm:gap-4 border-b border-line py-5 last:border-0",
    words: "flex-1 sm:flex-none",
    leader: "hidden flex-1 border-b-2 border-dotted border-muted sm:block",
    price: "shrink-0 text-right",
  },
};

export function DemoServices({ demo, ground }: DemoSectionProps) {
  const look = looks[layouts[demo.layout].services];
  return (
    <Section id="demo-services" title="Services and prices" className={ground}>
      <ul className={look.list}>
        {demo.services.map((service) => (
          <li key={service.name} className={look.item}>
            <span className="inline-flex size-10 shrink-0 sm:size-12 items-center justify-center rounded-full bg-[var(--trade-tint)] text-[color:var(--trade-text)]">
              <service.icon aria-hidden className="size-5 sm:size-6" />
            </span>
            <div className={look.words}>
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
