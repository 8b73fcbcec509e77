import type { ComponentType } from "react";
import { Section } from "~/ui/section";
import { DemoBar } from "./demo-bar";
import type { Demo } from "./demo-content";
import { DemoDetails } from "./demo-details";
import { DemoHero } from "./demo-hero";
import { DemoReasons } from "./demo-reasons";
import { DemoReviews } from "./demo-reviews";
import type { DemoSectionProps } from "./demo-section";
import { DemoServices } from "./demo-services";
import { grounds, layouts, type SectionName } from "./layouts";
import { tradeButton } from "./trade-button";

const sections: Record<SectionName, ComponentType<DemoSectionProps>> = {
  services: DemoServices,
  reasons: DemoReasons,
  details: DemoDetails,
  reviews: DemoReviews,
};

/** A full template of one trade, as a customer's visitors would see it, under a bar that says it is one. */
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

/** The way from a template to the order form. */
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
