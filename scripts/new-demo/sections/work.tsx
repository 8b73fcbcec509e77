import { jobs } from "../jobs";
import { Section } from "./section";

/** Places for photos of finished work. */
export function Work() {
  return (
    <Section id="work" title="Finished work">
      <div className="grid gap-6 desk:grid-cols-2">
        {jobs.map(({ slug, photo }) => (
          <div key={slug} className="grid aspect-[3/2] place-items-center border-2 border-dashed">
            {photo}
          </div>
        ))}
      </div>
    </Section>
  );
}
