import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { cleaner } from "./cleaner";
import { Portrait } from "./portraits";
import { chosenVisit } from "./visit";

const terms = [
  ["home", "Home"],
  ["often", "How often"],
  ["when", "On"],
  ["hours", "Work"],
  ["person", "Who comes"],
] as const;

/** The booking request: what was chosen, then the date and the address. */
export function Request() {
  const choices = useChoices(cleaner);
  const visit = chosenVisit(choices);
  return (
    <section id="request" className="cl-section cl-request">
      <div className="cl-intro">
        <h2>Name the day, we bring the rest</h2>
        <p>Hana calls you back the same day, agrees on the hour, and asks where the bucket goes.</p>
      </div>
      <div className="cl-ticket">
        <h3>Your visit</h3>
        <p className="cl-ticket-price">
          <b data-visit="price">{visit.price}</b> a visit
        </p>
        <dl>
          {terms.map(([term, label]) => (
            <div key={term}>
              <dt>{label}</dt>
              <dd data-visit={term}>{visit[term]}</dd>
            </div>
          ))}
        </dl>
        <a href="#booking">Change this</a>
      </div>
      <div id="requested" className="cl-answer">
        <Portrait of="Hana" />
        <h3>That is all we need</h3>
        <p>
          Hana would call you before the day is over. This is a demo: nothing was sent, and nobody
          has your number.
        </p>
        <a href="#request">Back to the request</a>
      </div>
      <DemoForm target="requested" className="cl-form" aria-label="Request a visit">
        {Object.entries(choices).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} data-choice={field} />
        ))}
        <label>
          First visit
          <input type="date" required aria-describedby="cl-whose-day" data-first-visit />
          <small id="cl-whose-day">Monday to Saturday, from tomorrow on.</small>
        </label>
        <label>
          Arrive
          <select>
            <option>at 8 in the morning</option>
            <option>at 10 in the morning</option>
            <option>at 1 in the afternoon</option>
            <option>at 5, after work</option>
          </select>
          <small>Give or take one tram.</small>
        </label>
        <label>
          Your name
          <input required autoComplete="name" />
        </label>
        <label>
          Telephone
          <input type="tel" required autoComplete="tel" />
        </label>
        <label className="cl-wide">
          Street and nearest tram stop
          <input autoComplete="street-address" />
        </label>
        <label className="cl-wide">
          Anything we should know?
          <textarea
            rows={3}
            placeholder="The cat is not allowed out. The bedroom on the left, please not."
          />
        </label>
        <div className="cl-wide cl-send">
          <button className="cl-button">Send the request</button>
          <p className="cl-fine">This is a demo: nothing is sent.</p>
        </div>
      </DemoForm>
    </section>
  );
}
