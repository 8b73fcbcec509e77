import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import gardener from "../facts";
import { Head } from "./head";
import { Lot } from "./lot";
import { plotOf, plots } from "../plots";
import { towns } from "./valley";
import { VisitAnswer } from "./visit-answer";

/** The booking of a first visit: where and how large; and its answer. */
export function Visit() {
  const { month, plot: slug, visit } = useChoices(gardener);
  const chosen = plotOf(slug);
  return (
    <section id="visit" className="gg-visit" aria-labelledby="visit-title">
      <Head id="visit-title" title="Book a visit">
        Fill in the form and get your list for the day.
      </Head>
      <div className="gg-visit-grid">
        <DemoForm target="visit-answer" className="gg-form" aria-label="Book a visit">
          <input type="hidden" name="month" value={month} />
          <fieldset>
            <legend>Size of your garden</legend>
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
              autoComplete="address-line1"
              maxLength={60}
              placeholder="410 Fulton Street"
            />
          </p>
          <p className="gg-field">
            <label htmlFor="gg-town">Town</label>
            <select id="gg-town">
              {towns.map(({ name, day }) => (
                <option key={name} value={day}>
                  {name}
                </option>
              ))}
            </select>
          </p>
          <p className="gg-field">
            <label htmlFor="gg-phone">Phone</label>
            <input id="gg-phone" type="tel" autoComplete="tel" placeholder="555-0188" />
          </p>
          <p className="gg-field gg-field-wide">
            <label htmlFor="gg-wish">Jobs you want done</label>
            <textarea
              id="gg-wish"
              rows={3}
              placeholder="Prune 2 apple trees. Trim 40 feet of hedge."
            />
          </p>
          <p className="gg-send">
            <button className="gg-button" name="visit" value="booked">
              Book the visit
            </button>
            <small>This is a demo. Nothing is sent, and what you type stays on this page.</small>
          </p>
        </DemoForm>
        <VisitAnswer booked={visit === "booked"} plot={chosen} />
      </div>
    </section>
  );
}
