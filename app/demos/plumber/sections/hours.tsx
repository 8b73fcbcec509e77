import { openingHours } from "../opening";
import { Van } from "../drawings/van";

/** When the firm is open, over its van. */
export function Hours() {
  return (
    <section className="pl-section pl-hours" id="hours" aria-labelledby="hours-title">
      <div className="pl-wrap">
        <header className="pl-head">
          <h2 id="hours-title">Office Hours</h2>
          <p>
            We are in the office at these times. At any other time your call goes to the plumber on
            duty, so please do not be shy about calling at night.
          </p>
        </header>
        <dl className="pl-week">
          {openingHours.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Van />
    </section>
  );
}
