import { Picture } from "~/ui/picture";
import { DemoHeadline } from "../../kit/headline";
import gardener from "../facts";

/** The headline over the picture's arch. */
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
            Book a visit
          </a>
        </div>
        <div className="gg-porch-right">
          <p>
            Call on weekdays before 6 p.m. The first visit is free, and you get a written list of
            jobs.
          </p>
          <a className="gg-number" href={`tel:${gardener.phone}`}>
            {gardener.phone}
          </a>
        </div>
      </div>
    </section>
  );
}
