import { site } from "~/content/site";
import { Section } from "~/ui/section";
import { IconTile } from "./icon-tile";
import { features } from "./why-choose-content";

export function WhyChoose() {
  return (
    <Section
      title={`Why tradespeople choose ${site.name}`}
      intro="A good website brings in work. Building one, and keeping it running, should not take you away from it."
      className="border-y border-line bg-surface"
    >
      <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {features.map((feature) => (
          <li key={feature.title}>
            <IconTile icon={feature.icon} />
            <h3 className="mt-5 text-xl font-bold">{feature.title}</h3>
            <p className="mt-2 text-muted">{feature.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
