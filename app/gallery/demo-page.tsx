import type { ComponentType } from "react";
import { Section } from "~/ui/section";
import type { Demo } from "./demo-content";
import { DemoHero, tradeButton } from "./demo-hero";
import {
  DemoDetails,
  DemoReasons,
  DemoReviews,
  DemoServices,
  type DemoSectionProps,
} from "./demo-sections";
import { grounds, layouts, type SectionName } from "./layouts";

const sections: Record<SectionName, ComponentType<DemoSectionProps>> = {
  services: DemoServices,
  reasons: DemoReasons,
  details: DemoDetails,
  reviews: DemoReviews,
};

/** A full template of one trade, below a bar that says that it is one. */
export function DemoPage({ demo }: { demo: Demo }) {
  return (
    <div className={`scheme-light ${demo.accentColor}`}>
      <DemoBar industry={demo.industry} />
      <DemoHero demo={demo} />
      {layouts[demo.layout].sections.map(({ name, ground }) => {
        const Part = sections[name];
        return <Part key={name} demo={demo} ground={grounds[ground]} />;
      })}
      <DemoOrder industry={demo.industry} />
    </div>
  );
}

/** Labels the page as a template, and links to the order form. */
function DemoBar({ industry }: { industry: Demo["industry"] }) {
  return (
    <div className="border-b border-line bg-surface px-4 py-4 sm:px-6">
      <div className="mx-auto flex max-w-page flex-col gap-4 md:flex-row md:items-center md:justify-between">
        <div className="flex flex-col items-start gap-2 lg:flex-row lg:items-center lg:gap-4">
          <p className="rounded-full bg-[var(--trade-tint)] px-4 py-1.5 text-sm font-semibold text-[color:var(--trade-text)]">
            Industry-Specific Template Preview
          </p>
          <p className="max-w-prose text-sm text-muted">
            This is a demo preview. The firm, its prices and its phone number are invented.
          </p>
        </div>
        <a href={`/contact?industry=${industry}`} className={tradeButton("solid", "shrink-0")}>
          Get This Site
        </a>
      </div>
    </div>
  );
}

/** The closing call to action. */
function DemoOrder({ industry }: { industry: Demo["industry"] }) {
  return (
    <Section
      title="Want this one with your name on it?"
      intro="We swap in your colors, words, photos and prices, and put it online for you."
      className="bg-paper"
    >
      <a href={`/contact?industry=${industry}`} className={tradeButton("solid")}>
        Get This Site
      </a>
    </Section>
  );
}
