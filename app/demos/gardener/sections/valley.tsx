import { Head } from "./head";

/** Each town, the day on which the firm is there, and its soil. */
export const towns = [
  { day: "Monday", name: "Edgerton", soil: "Sandy soil. Add compost every year." },
  { day: "Tuesday", name: "Albion", soil: "Deep loam. Plant what you like." },
  { day: "Wednesday", name: "Marshall", soil: "Stony soil. Dig holes twice as wide." },
  { day: "Thursday", name: "Deerfield", soil: "Acid soil. Plant hydrangeas, not lavender." },
  { day: "Friday", name: "Stoughton", soil: "Heavy clay. Dig only when it is dry." },
  { day: "Saturday", name: "Verona", soil: "Limestone. Plant lavender, not hydrangeas." },
] as const;

/** The area served, its days and the hours. */
export function Valley() {
  return (
    <section id="valley" className="gg-valley" aria-labelledby="valley-title">
      <Head id="valley-title" title="Towns and hours">
        Find your town. Expect Joan Keller, our head gardener, and her crew of three on the same day
        every week.
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
        March 1 to October 31: 7 a.m. to 5 p.m., Monday to Saturday.
        <br />
        November 1 to February 28: 8 a.m. to 3 p.m., Monday to Friday. Expect us in Verona on
        Fridays then.
      </p>
    </section>
  );
}
