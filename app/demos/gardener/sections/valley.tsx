import { towns } from "../towns";
import { Head } from "./head";

/** The area served, its days and the hours. */
export function Valley() {
  return (
    <section id="valley" aria-labelledby="valley-title">
      <Head id="valley-title" title="Towns and hours">
        Find your town. Expect Joan Keller, our head gardener, and her crew of three on the same day
        every week.
      </Head>
      <dl className="mx-sides grid gap-x-20 border-t border-moss desk:grid-cols-2">
        {towns.map(({ day, name, soil }) => (
          <div key={name} className="border-b border-moss py-3 leading-[1.35]">
            <dt>
              <b className="mr-1.5 text-[1.5rem] text-tomato">{name}</b> {day}
            </dt>
            <dd>{soil}</dd>
          </div>
        ))}
      </dl>
      <p className="mx-auto w-[min(42rem,100%-2.5rem)] pt-6 text-center text-fine">
        March 1 to October 31: 7 a.m. to 5 p.m., Monday to Saturday.
        <br />
        November 1 to February 28: 8 a.m. to 3 p.m., Monday to Friday. Expect us in Verona on
        Fridays then.
      </p>
    </section>
  );
}
