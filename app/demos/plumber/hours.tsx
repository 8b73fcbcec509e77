import { openingHours } from "./opening";
import { Van } from "./van";

/** When the firm is open, over its van. */
export function Hours() {
  return (
    <section className="pl-section pl-hours" id="hours" aria-labelledby="hours-title">
      <div className="pl-wrap pl-tee">
        <header className="pl-head">
          <h2 id="hours-title">Office Hours</h2>
          <p>We have 2 vans. Most jobs take 1 visit.</p>
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
