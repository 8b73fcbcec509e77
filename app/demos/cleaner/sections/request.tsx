import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import cleaner from "../facts";
import { Intro } from "./intro";
import { Portrait } from "../drawings/portraits";
import { chosenVisit } from "../visit";

const terms = [
  ["home", "Home"],
  ["often", "How often"],
  ["when", "Days"],
  ["hours", "Length"],
  ["person", "Cleaner"],
] as const;

/** The booking request: what was chosen, then the date and the address. */
export function Request() {
  const choices = useChoices(cleaner);
  const visit = chosenVisit(choices);
  return (
    <section id="request" className="cl-section cl-request">
      <Intro
        label="Booking"
        question="When should we start?"
        hint="Pick a date, fill in three lines, and you’re booked."
      />
      <div className="cl-ticket">
        <h3>Your visit</h3>
        <p className="cl-ticket-price">
          <b data-visit="price">{visit.price}</b> per visit
        </p>
        <dl>
          {terms.map(([term, label]) => (
            <div key={term}>
              <dt>{label}</dt>
              <dd data-visit={term}>{visit[term]}</dd>
            </div>
          ))}
        </dl>
        <a href="#booking">Edit visit</a>
      </div>
      <div id="requested" className="cl-answer">
        <Portrait of="Kim" />
        <h3>You’re all set</h3>
        <p>Kim will text you the day before. It’s only a demo, so no booking was sent.</p>
        <a href="#request">Edit booking</a>
      </div>
      <DemoForm target="requested" className="cl-form" aria-label="Book a visit">
        {Object.entries(choices).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} data-choice={field} />
        ))}
        <label>
          First visit
          <input type="date" required aria-describedby="cl-whose-day" data-first-visit />
          <small id="cl-whose-day">Mon-Sat, from tomorrow.</small>
        </label>
        <label>
          Arrival time
          <select>
            <option>8am</option>
            <option>10am</option>
            <option>1pm</option>
            <option>5pm</option>
          </select>
          <small>Allow 15 minutes either way.</small>
        </label>
        <label>
          Name
          <input required autoComplete="name" />
        </label>
        <label>
          Phone
          <input type="tel" required autoComplete="tel" />
        </label>
        <label className="cl-wide">
          Address
          <input autoComplete="address-line1" />
        </label>
        <label className="cl-wide">
          Notes (optional)
          <textarea rows={3} placeholder="Pets, parking, tasks to skip" />
        </label>
        <div className="cl-wide cl-send">
          <button className="cl-button">Book visit</button>
          <p className="cl-fine">Demo booking. Your details won’t be sent.</p>
        </div>
      </DemoForm>
    </section>
  );
}
