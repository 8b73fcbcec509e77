import { Head } from "./head";
import { towns } from "./towns";

/** The area served, its days and the hours. */
export function Valley() {
  return (
    <section id="valley" className="gg-valley" aria-labelledby="valley-title">
      <Head id="valley-title" title="Towns and hours">
        Find your town. We come on the same day every week.
      </Head>
      <dl className="gg-days">
        {towns.map(({ day, name, soil }) => (
          <div key={name}>
            <dt>
              <b>{name}</b> {day}
            </dt>
            <dd>{soil}</dd>
          </div>
        ))}
      </dl>
      <p className="gg-fine">
        March 1 to October 31 we work from 7 a.m. to 5 p.m. November 1 to February 28 we work from 8
        a.m. to 3 p.m. and not on Saturday; we are in Verona on Fridays then.
      </p>
    </section>
  );
}
