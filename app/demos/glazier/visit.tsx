import { glazier } from "./glazier";
import { LeadedMap, places } from "./leaded-map";
import { openDays, openingHours } from "./opening";
import { Section } from "./section";

/** Where the firm works and when, with a map in leaded glass. */
export function Visit() {
  return (
    <Section
      id="visit"
      number="06"
      title="The city and the coast road"
      intro="Our map is a window: six panes for the six places we board up in, and the minutes it takes us. For glass on order we drive another hour up the coast."
    >
      <figure className="gz-map-figure">
        <LeadedMap />
        <figcaption>
          <ul className="gz-places">
            {places.map(({ name, minutes }) => (
              <li key={name}>
                {name} <b>{minutes} min</b>
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
      <div className="gz-shop">
        <h3>The workshop</h3>
        <p>
          8 Cutters Row, Market Hall
          <br />
          Whitcombe
        </p>
        <p>
          Bring the broken piece, or only its size. Common sizes are cut while you drink our coffee,
          which is better than it has to be.
        </p>
        <dl className="gz-hours">
          {openingHours.map(({ days, time }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{time}</dd>
            </div>
          ))}
        </dl>
        <p className="gz-open" data-open-hours={openDays}>
          Closed on Sundays, but for boarding up
        </p>
        <a className="gz-shop-phone" href={`tel:${glazier.phone}`}>
          {glazier.phone}
        </a>
      </div>
    </Section>
  );
}
