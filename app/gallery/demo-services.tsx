import { dollars } from "~/content/site";
import { Section } from "~/ui/section";
import type { Demo } from "./demo-content";
import type { DemoService } from "./demos/demo";
import { layouts, type ServicesLook } from "./layouts";

interface Look {
  list: string;
  item: string;
  /** Between the name and its price. */
  leader: string;
  price: string;
}

const looks: Record<ServicesLook, Look> = {
  rows: {
    list: "grid gap-x-12 md:grid-cols-2",
    item: "flex items-start justify-between gap-4 border-b border-line py-5",
    leader: "hidden",
    price: "shrink-0 text-right",
  },
  cards: {
    list: "grid gap-5 sm:grid-cols-2 lg:grid-cols-4",
    item: "flex flex-col rounded-card border border-line border-t-8 border-t-[var(--trade)] p-6 shadow-card",
    leader: "hidden",
    price: "mt-auto pt-6",
  },
  menu: {
    list: "mx-auto max-w-prose",
    item: "flex items-start gap-3 py-4",
    leader: "mt-4 min-w-4 flex-1 border-b-2 border-dotted border-muted",
    price: "shrink-0 text-right",
  },
};

export function DemoServices({ demo }: { demo: Demo }) {
  const look = looks[layouts[demo.layout].services];
  return (
    <Section id="demo-services" title="Services and prices" className="bg-surface">
      <ul className={look.list}>
        {demo.services.map((service) => (
          <li key={service.name} className={look.item}>
            <div>
              <h3 className="text-lg font-bold">{service.name}</h3>
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
      <span className="block text-xl font-bold text-[color:var(--trade-text)]">
        {dollars(service.priceFrom)}
      </span>
      {service.per && <span className="block text-sm text-muted">{service.per}</span>}
    </p>
  );
}
