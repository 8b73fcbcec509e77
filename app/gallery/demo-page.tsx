import { DemoBar } from "./demo-bar";
import type { Demo } from "./demo-content";
import { DemoDetails } from "./demo-details";
import { DemoHero } from "./demo-hero";
import { DemoOrder } from "./demo-order";
import { DemoReasons } from "./demo-reasons";
import { DemoReviews } from "./demo-reviews";
import { DemoServices } from "./demo-services";
import { layouts } from "./layouts";

const sections = {
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
      {layouts[demo.layout].sections.map((name) => {
        const Part = sections[name];
        return <Part key={name} demo={demo} />;
      })}
      <DemoOrder industry={demo.industry} />
    </div>
  );
}
