import { useTypedName } from "../../kit/facts";
import { towns } from "../towns";
import { Head } from "./head";
import { Review } from "./review";

/** The area served, its days and the hours. */
export function Valley() {
  return (
    <section id="valley" aria-labelledby="valley-title">
      <Head id="valley-title" title="Towns and hours">
        Find your town. Expect {useTypedName() ? "us" : "Joan Keller and her crew of three"} on the
        same day every week.
      </Head>
      <dl className="mx-sides grid gap-x-12 border-t border-moss tablet:grid-cols-2 desk:gap-x-20">
        {towns.map(({ day, name, soil }) => (
          <div key={name} className="border-b border-moss py-3 leading-[1.35]">
            <dt>
              <b className="mr-1.5 text-[1.5rem] text-tomato">{name}</b> {day}
            </dt>
            <dd>{soil}</dd>
          </div>
        ))}
      </dl>
      <p className="px-sides pt-6 text-center text-fine text-balance">
        March 1 to October 31: 7&nbsp;a.m. to 5&nbsp;p.m., Monday to Saturday.
        <br />
        November 1 to February 28: 8&nbsp;a.m. to 3&nbsp;p.m., Monday to Friday. Expect us in Verona
        on Fridays then.
      </p>
      <Review
        text="They have come every Thursday for four years, rain or shine, and they always close the gate."
        author="Ruth Thomsen"
        place="Deerfield"
        className="mx-auto w-[min(42rem,100%-2.5rem)] py-16 text-center desk:py-24 print:py-6"
      />
    </section>
  );
}
