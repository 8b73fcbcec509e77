import { Section } from "~/ui/section";
import { CheckList } from "./check-list";
import { Comparison } from "./comparison";
import { DoneBy } from "./done-by";
import { IconTile } from "./icon-tile";
import { serviceGroups } from "./services-content";

export function Services() {
  return (
    <Section
      id="services"
      title="What is included"
      intro="One service, from the first sketch to the hundredth update."
      className="bg-surface"
    >
      <div className="grid gap-6 lg:grid-cols-3">
        {serviceGroups.map((group) => (
          <div key={group.title} className="rounded-card border border-line bg-paper p-6 sm:p-8">
            <p className="flex items-start justify-between gap-4">
              <IconTile icon={group.icon} />
              <DoneBy who={group.doneBy} />
            </p>
            <h3 className="mt-5 text-xl font-bold">{group.title}</h3>
            <p className="mt-2 text-muted">{group.summary}</p>
            <CheckList items={group.items} className="mt-5" />
          </div>
        ))}
      </div>
      <Comparison />
    </Section>
  );
}
