import { site } from "~/content/site";
import { Section } from "~/ui/section";
import { IconTile } from "./icon-tile";
import { JobSheet } from "./job-sheet";
import { features } from "./why-choose-content";

export function WhyChoose() {
  return (
    <Section
      title={`Why tradespeople choose ${site.name}`}
      intro="A good website brings in work. Building one, and keeping it running, should not take you away from it."
      className="bg-surface"
    >
      <div className="grid items-center gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <ul>
          {features.map((feature) => (
            <li
              key={feature.title}
              className="flex gap-5 border-t border-dashed border-muted/60 py-7 last:pb-0"
            >
              <IconTile icon={feature.icon} />
              <div>
                <h3 className="text-xl font-bold">{feature.title}</h3>
                <p className="mt-1 text-muted">{feature.description}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className="order-first lg:order-none">
          <JobSheet />
        </div>
      </div>
    </Section>
  );
}
