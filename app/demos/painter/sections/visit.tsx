import { DemoForm } from "../../kit/form";
import { lightNames } from "../advice";
import { FanDeck } from "../drawings/fan-deck";
import painter from "../facts";
import { palettes } from "../paints";
import { SectionHead } from "./section-head";
import { Swatch, Tape } from "../drawings/swatch";
import { KeptWishes, roomNames, useWishes, type Light, type Room } from "./wishes";

/** The booking of a color visit, with the paints that the visitor was advised, and the telephone number. */
export function Visit() {
  const { room, light } = useWishes();
  return (
    <section id="visit" className="sc-visit" aria-labelledby="visit-title">
      <SectionHead
        id="visit-title"
        title="Can’t decide? Come on, we’ll help!"
        side="middle"
        paint="sc-strip-butter"
      >
        <p>
          We’ll come over with the big samples, hold them up, squint, and paint two patches right on
          your wall so you can look at them in your pajamas. Takes about twenty-five minutes (double
          if there’s pie). It’s $60, you get every penny back when we paint, and you’ll have a price
          in writing before we’re back in the van!
        </p>
      </SectionHead>
      <div className="sc-visit-grid sc-edge">
        <div className="sc-visit-talk">
          <a className="sc-number" href={`tel:${painter.phone}`}>
            {painter.phone}
          </a>
          <p>
            Or call. We pick up Monday to Friday from eight in the morning till half past five,
            because after that we’re washing brushes, and we do color visits on Saturday mornings
            too, since that’s when you’re home. Sundays we’re at Mama’s, and so’s the casserole.
          </p>
        </div>
        <DemoForm target="visit-asked" className="sc-slip" aria-label="Color visit">
          {light && <Bring room={room} light={light} />}
          <label className="sc-field">
            What’s your name?
            <input type="text" autoComplete="name" maxLength={80} />
          </label>
          <label className="sc-field">
            Where do you live?
            <input type="text" autoComplete="address-line1" maxLength={120} />
          </label>
          <label className="sc-field">
            And what’s a good number for you?
            <input type="tel" autoComplete="tel" maxLength={30} />
          </label>
          <label className="sc-field">
            When does that room look its worst?
            <select defaultValue="evening">
              <option value="morning">First thing in the morning</option>
              <option value="noon">Around noon</option>
              <option value="evening">Late afternoon (it always is)</option>
              <option value="saturday">Saturday, when we’re all home to see it</option>
            </select>
          </label>
          <KeptWishes of={["room", "light", "wall"]} />
          <button className="sc-button" type="submit">
            Yes please, come over!
          </button>
          <p className="sc-quiet">This is a demo. Nothing is sent, and nobody comes.</p>
          <p id="visit-asked" className="sc-asked" tabIndex={-1}>
            <b>And that’s all there is to it.</b> On your own site this would be sitting in your
            inbox right now, with whatever they told you.
          </p>
        </DemoForm>
        <FanDeck />
      </div>
    </section>
  );
}

function Bring({ room, light }: { room: Room; light: Light }) {
  const { wall, trim, brave } = palettes[room][light];
  return (
    <div className="sc-bring">
      <Tape>In the van for you</Tape>
      <ul>
        {[wall, trim, brave].map((paint) => (
          <li key={paint.code}>
            <Swatch paint={paint} className="sc-bring-dab" /> {paint.name}
          </li>
        ))}
      </ul>
      <p>
        {roomNames[room]}, looks {lightNames[light].toLowerCase()}.{" "}
        <a href="#colors">Changed your mind?</a>
      </p>
    </div>
  );
}
