import { openDays, openingHours } from "./opening";
import { Van } from "./van";

/** When the firm is open, beside its van. */
export function Hours() {
  return (
    <section className="pl-section pl-hours" id="hours" aria-labelledby="hours-title">
      <div className="pl-wrap pl-tee">
        <div className="pl-hours-grid">
          <div>
            <h2 id="hours-title">Two vans, loaded the night before</h2>
            <p>
              Four hundred parts in bins with labels, both cables, the camera, a spare heater
              element for every make we see. That is why most jobs take one visit.
            </p>
            <dl className="pl-week">
              {openingHours.map(({ days, time }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{time}</dd>
                </div>
              ))}
            </dl>
            <p className="pl-open" data-open-hours={openDays}>
              Closed on Sundays, but for emergencies
            </p>
          </div>
        </div>
      </div>
      <Van />
    </section>
  );
}
