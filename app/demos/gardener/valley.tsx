import { neighborhoods } from "./neighborhoods";
import { openingHours } from "./opening";
import { ValleyMap } from "./valley-map";

/** The area served: a day and a soil for each neighborhood, and the hours. */
export function Valley() {
  return (
    <section id="valley" className="gg-valley" aria-labelledby="valley-title">
      <div className="gg-head">
        <h2 id="valley-title">Your street has its day</h2>
        <p>The valley and both shores of the lake, on fixed days for each neighborhood.</p>
      </div>
      <div className="gg-valley-grid">
        <ValleyMap />
        <ol className="gg-week">
          {neighborhoods.map(({ name, day, soil }) => (
            <li key={name}>
              <span>{day}</span>
              <b>{name}</b>
              <span>{soil}</span>
            </li>
          ))}
        </ol>
        <dl className="gg-hours">
          {openingHours.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="gg-fine">From November to February we see Stone Gate on Fridays, too.</p>
    </section>
  );
}
