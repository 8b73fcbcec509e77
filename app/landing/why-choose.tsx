import { site } from "~/content/site";
import { Section } from "~/ui/section";
import { IconTile } from "./icon-tile";
import { features } from "./why-choose-content";

export function WhyChoose() {
  return (
    <Section
      title={`Why tradespeople choose ${site.name}`}
      intro="A good website brings in work. Building one, and keeping it running, should not take you away from it."
      className="bg-surface"
    >
      <ul className="grid gap-x-12 md:grid-cols-2">
        {features.map((feature) => (
          <li
            key={feature.title}
            className="flex gap-5 border-t border-dashed border-muted/60 py-7 last:pb-0 md:[&:nth-last-child(2)]:pb-0"
          >
            <IconTile icon={feature.icon} />
            <div>
              <h3 className="text-xl font-bold">{feature.title}</h3>
              <p className="mt-1 text-pretty text-muted">{feature.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
