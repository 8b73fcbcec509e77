import { jobs } from "../jobs";
import { Section } from "./section";

/** Where prices begin, a line for each job. */
export function Prices() {
  return (
    <Section id="prices" title="Prices" className="bg-trade-tint">
      {jobs.map(({ slug, name, price }) => (
        <p key={slug} className="flex justify-between gap-6 border-t border-trade pt-3 font-bold">
          {name} <span>from {price}</span>
        </p>
      ))}
    </Section>
  );
}
