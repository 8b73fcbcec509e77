import { dollars } from "~/content/site";
import { Section } from "~/ui/section";
import type { Demo } from "./demo-content";

export function DemoServices({ demo }: { demo: Demo }) {
  return (
    <>
      <Section id="demo-services" title="Services and prices" className="bg-surface">
        <ul className="grid gap-x-12 md:grid-cols-2">
          {demo.services.map((service) => (
            <li
              key={service.name}
              className="flex items-start justify-between gap-4 border-b border-line py-5"
            >
              <div>
                <h3 className="text-lg font-bold">{service.name}</h3>
                <p className="mt-1 text-muted">{service.detail}</p>
              </div>
              <p className="shrink-0 text-right">
                <span className="block text-sm text-muted">from</span>
                <span className="block text-xl font-bold text-[color:var(--trade)]">
                  {dollars(service.priceFrom)}
                </span>
                {service.per && <span className="block text-sm text-muted">{service.per}</span>}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={demo.reasonsTitle} className="bg-[var(--trade-tint)]">
        <ol className="grid gap-8 md:grid-cols-3">
          {demo.reasons.map((reason) => (
            <li key={reason.title} className="border-t-4 border-[color:var(--trade)] pt-5">
              <h3 className="text-xl font-bold">{reason.title}</h3>
              <p className="mt-2">{reason.text}</p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}
