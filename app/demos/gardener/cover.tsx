import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../demo-headline";
import { gardener } from "./gardener";
import { Plant } from "./plants/plant";

const left = ["april", "june", "march", "september"];
const right = ["february", "july", "may", "october"];

/** The almanac's cover: the headline over the picture's arch, with a border in flower on both sides. */
export function Cover() {
  return (
    <section className="gg-cover" aria-label="Welcome">
      <DemoHeadline demo={gardener} className="gg-headline" />
      <div className="gg-porch">
        <div className="gg-arch">
          <Picture
            image={gardener.heroImage}
            sizes="(min-width: 64rem) 46rem, 100vw"
            load="first"
            className="gg-arch-picture"
          />
        </div>
        <div className="gg-porch-left">
          <p className="gg-lead">{gardener.subheadline}</p>
          <a className="gg-button" href="#visit">
            Book the first visit
          </a>
          <Border plants={left} />
        </div>
        <div className="gg-porch-right">
          <p>The first visit is free: we walk over the ground together, and you keep our notes.</p>
          <a className="gg-number" href={`tel:${gardener.phone}`}>
            {gardener.phone}
          </a>
          <Border plants={right} />
        </div>
      </div>
    </section>
  );
}

function Border({ plants }: { plants: readonly string[] }) {
  return (
    <div className="gg-border" aria-hidden="true">
      {plants.map((month) => (
        <Plant key={month} month={month} />
      ))}
    </div>
  );
}
