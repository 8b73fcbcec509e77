import { DemoBar } from "./demo-bar";
import type { Demo } from "./demo-content";
import { DemoDetails } from "./demo-details";
import { DemoHero } from "./demo-hero";
import { DemoReviews } from "./demo-reviews";
import { DemoServices } from "./demo-services";

/** A full template of one trade, as a customer's visitors would see it, under a bar that says it is one. */
export function DemoPage({ demo }: { demo: Demo }) {
  return (
    <div className={`scheme-light ${demo.accentColor}`}>
      <DemoBar industry={demo.industry} />
      <DemoHero demo={demo} />
      <DemoServices demo={demo} />
      <DemoDetails demo={demo} />
      <DemoReviews demo={demo} />
    </div>
  );
}
