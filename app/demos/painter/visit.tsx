import { DemoForm } from "../demo-form";
import { lightNames } from "./advice";
import { FanDeck } from "./fan-deck";
import { painter } from "./painter";
import { palettes } from "./paints";
import { extentNames } from "./price-list";
import { Swatch, Tape } from "./swatch";
import { KeptWishes, roomNames, useWishes } from "./wishes";

/** Monday to Friday, 8:00 am to 5:30 pm. */
const OPEN_HOURS = JSON.stringify([1, 2, 3, 4, 5].map((day) => [day, 8, 17.5]));

/** The booking of a color visit, with what the visitor chose above, and the opening hours. */
export function Visit() {
  const { room, light, walls } = useWishes();
  const { wall, trim, brave } = palettes[room][light];
  return (
    <section id="visit" className="sc-visit" aria-labelledby="visit-title">
      <div className="sc-visit-grid sc-edge">
        <div className="sc-visit-talk">
          <h2 id="visit-title" className="sc-title">
            Cannot decide on a color?
          </h2>
          <p>
            Book a visit and we bring the large samples. Forty minutes at your wall, two test
            patches, and a written price before we go. It costs $60, and you get that back when we
            paint.
          </p>
          <a className="sc-number" href={`tel:${painter.phone}`}>
            {painter.phone}
          </a>
          <dl className="sc-hours">
            <div>
              <dt>Right now</dt>
              <dd data-open-hours={OPEN_HOURS}>Open Monday to Friday</dd>
            </div>
            <div>
              <dt>Monday to Friday</dt>
              <dd>8:00 am to 5:30 pm</dd>
            </div>
            <div>
              <dt>Color visits</dt>
              <dd>Also Saturday mornings</dd>
            </div>
            <div>
              <dt>Sunday</dt>
              <dd>Closed</dd>
            </div>
          </dl>
        </div>
        <DemoForm target="visit-asked" className="sc-slip" aria-label="Color visit">
          <div className="sc-bring">
            <Tape>We bring along</Tape>
            <ul>
              {[wall, trim, brave].map((paint) => (
                <li key={paint.code}>
                  <Swatch paint={paint} className="sc-bring-dab" /> {paint.name}
                </li>
              ))}
            </ul>
            <p>
              {roomNames[room]}, {lightNames[light].toLowerCase()} light,{" "}
              {extentNames[walls].toLowerCase()}. <a href="#colors">Change</a>
            </p>
          </div>
          <label className="sc-field">
            Your name
            <input type="text" autoComplete="name" maxLength={80} />
          </label>
          <label className="sc-field">
            Street and number
            <input type="text" autoComplete="street-address" maxLength={120} />
          </label>
          <label className="sc-field">
            Phone
            <input type="tel" autoComplete="tel" maxLength={30} />
          </label>
          <label className="sc-field">
            When is the light worst?
            <select defaultValue="evening">
              <option value="morning">Mornings, 8 to 10</option>
              <option value="noon">Around noon</option>
              <option value="evening">Late afternoon, 4 to 5:30</option>
              <option value="saturday">Saturday morning</option>
            </select>
          </label>
          <KeptWishes of={["room", "light", "walls"]} />
          <button className="sc-button" type="submit">
            Ask for this visit
          </button>
          <p className="sc-quiet">This is a demo: nothing is sent.</p>
          <p id="visit-asked" className="sc-asked" tabIndex={-1}>
            <b>That would be it.</b> On your own site this request is now in your inbox, with the
            room, the light and the three paints. Here, nothing was sent.
          </p>
        </DemoForm>
        <FanDeck />
      </div>
    </section>
  );
}
