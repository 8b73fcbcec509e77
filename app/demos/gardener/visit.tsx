import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { gardener } from "./gardener";
import { Lot } from "./lot";
import { neighborhoods } from "./neighborhoods";
import { plotOf, plots } from "./plots";
import { Slips } from "./slips";

/** The booking of a first visit: where, how large, and the slip that it makes. */
export function Visit() {
  const { month, plot: slug } = useChoices(gardener);
  const chosen = plotOf(slug);
  return (
    <section id="visit" className="gg-visit" aria-labelledby="visit-title">
      <div className="gg-head">
        <h2 id="visit-title">Walk it with us</h2>
        <p>
          The first visit is free. We look, dig one small hole, and listen. You get a page of notes,
          whether you hire us or not.
        </p>
      </div>
      <div className="gg-visit-grid">
        <DemoForm target="slip" className="gg-form" aria-label="Book a visit">
          <input type="hidden" name="month" value={month} />
          <fieldset>
            <legend>How large is the plot?</legend>
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
              placeholder="14 Orchard Row"
            />
          </p>
          <p className="gg-field">
            <label htmlFor="gg-place">Neighborhood</label>
            <select id="gg-place">
              {neighborhoods.map(({ name, day }) => (
                <option key={name} value={day}>
                  {name}
                </option>
              ))}
            </select>
          </p>
          <p className="gg-field">
            <label htmlFor="gg-phone">Your phone</label>
            <input id="gg-phone" type="tel" autoComplete="tel" placeholder="555-0188" />
          </p>
          <p className="gg-field gg-field-wide">
            <label htmlFor="gg-wish">What should it become?</label>
            <textarea
              id="gg-wish"
              rows={3}
              placeholder="A place for breakfast. Fewer wasps. Something for February."
            />
          </p>
          <p className="gg-send">
            <button className="gg-button">Fill in my slip</button>
            <small>This is a demo: nothing is sent. What you type stays on this page.</small>
          </p>
        </DemoForm>
        <Slips chosen={chosen} />
      </div>
    </section>
  );
}
