import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { gardener } from "./gardener";
import { Head } from "./head";
import { Lot } from "./lot";
import { plotOf, plots } from "./plots";
import { Slips } from "./slips";

/** Each neighborhood, and the day on which the firm is there. */
const neighborhoods = [
  { name: "Heronsmere", day: "Monday" },
  { name: "Quince Hill", day: "Tuesday" },
  { name: "Larkfield", day: "Wednesday" },
  { name: "Withy Hollow", day: "Thursday" },
  { name: "Applegarth", day: "Friday" },
  { name: "Thornbury Ridge", day: "Saturday" },
];

/** The booking of a first visit: where, how large, and the slip that it makes. */
export function Visit() {
  const { month, plot: slug } = useChoices(gardener);
  const chosen = plotOf(slug);
  return (
    <section id="visit" className="gg-visit" aria-labelledby="visit-title">
      <Head id="visit-title" title="Open the Gate">
        The first visit: a walk, a spade of earth,
        <br />a page of notes, and all of it free.
      </Head>
      <div className="gg-visit-grid">
        <DemoForm target="slip" className="gg-form" aria-label="The booking of a first visit">
          <input type="hidden" name="month" value={month} />
          <fieldset>
            <legend>How large is the garden?</legend>
            <div className="gg-lots">
              {plots.map((plot) => (
                <label key={plot.slug}>
                  <input
                    type="radio"
                    name="plot"
                    value={plot.slug}
                    defaultChecked={plot === chosen}
                  />
                  <Lot {...plot} />
                  <span>
                    <b>{plot.name}</b> {plot.size}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <p className="gg-field">
            <label htmlFor="gg-street">Street and number</label>
            <input
              id="gg-street"
              type="text"
              autoComplete="street-address"
              maxLength={60}
              placeholder="9 Mulberry Walk"
            />
          </p>
          <p className="gg-field">
            <label htmlFor="gg-place">Village</label>
            <select id="gg-place">
              {neighborhoods.map(({ name, day }) => (
                <option key={name} value={day}>
                  {name}
                </option>
              ))}
            </select>
          </p>
          <p className="gg-field">
            <label htmlFor="gg-phone">Telephone</label>
            <input id="gg-phone" type="tel" autoComplete="tel" placeholder="555-0188" />
          </p>
          <p className="gg-field gg-field-wide">
            <label htmlFor="gg-wish">What you wish the garden to become</label>
            <textarea
              id="gg-wish"
              rows={3}
              placeholder="A seat in the evening sun. Apples. A flower in February."
            />
          </p>
          <p className="gg-send">
            <button className="gg-button">Book the visit</button>
            <small>
              This garden is a demo, and nothing is sent: what is written here stays upon this leaf.
            </small>
          </p>
        </DemoForm>
        <Slips chosen={chosen} />
      </div>
    </section>
  );
}
