import { DemoForm } from "../demo-form";
import { bravePlaces, lightHours, lightNames, lightReasons } from "./advice";
import { LIGHTS, ROOMS } from "./painter";
import { palettes, type Paint } from "./paints";
import { RoomDrawing } from "./room-drawing";
import { SunPlan } from "./sun-plan";
import { Field, RollerLanes } from "./swatch";
import { KeptWishes, roomNames, useWishes } from "./wishes";

/** The color advice: a room and its light, answered with three paints; the section itself wears the first. */
export function Advisor() {
  const { room, light } = useWishes();
  const palette = palettes[room][light];
  const roomName = roomNames[room].toLowerCase();
  return (
    <section id="colors" className="sc-colors" aria-labelledby="colors-title">
      <Field color={palette.wall.color} className="sc-colors-field" />
      <RollerLanes color={palette.wall.color} />
      <div className="sc-colors-grid sc-edge">
        <h2 id="colors-title" className="sc-title">
          Tell us where the sun comes in
        </h2>
        <DemoForm target="colors" className="sc-advice-form" aria-label="Color advice">
          <fieldset className="sc-pills">
            <legend>The room</legend>
            {ROOMS.map((value) => (
              <label key={value}>
                <input type="radio" name="room" value={value} defaultChecked={value === room} />
                <span>{roomNames[value]}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className="sc-pills sc-compass">
            <legend>Its windows face</legend>
            <SunPlan light={light} />
            {LIGHTS.map((value) => (
              <label key={value} className={`sc-at-${value}`}>
                <input type="radio" name="light" value={value} defaultChecked={value === light} />
                <span>
                  {lightNames[value]} <small>{lightHours[value]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <KeptWishes of={["walls"]} />
          <button className="sc-button" type="submit">
            Show my three paints
          </button>
          <p className="sc-quiet">This is a demo: nothing is sent.</p>
        </DemoForm>
        <div className="sc-advised">
          <p className="sc-reason">
            <b>
              {roomNames[room]}, {lightNames[light].toLowerCase()} light.
            </b>{" "}
            {lightReasons[light]}
          </p>
          <RoomDrawing
            room={room}
            palette={palette}
            label={`A ${roomName} with ${palette.wall.name} on the walls, ${palette.trim.name} on the woodwork and ${palette.brave.name} as the brave part`}
            className="sc-advised-room"
          />
        </div>
        <ul className="sc-cards" aria-label="Three paints that go together">
          <PaintCard paint={palette.wall} use="the walls, two coats" />
          <PaintCard paint={palette.trim} use="ceiling, frames and baseboards" />
          <PaintCard paint={palette.brave} use={bravePlaces[room]} />
        </ul>
        <p className="sc-to-visit">
          <a className="sc-button" href="#visit">
            Have us bring these three
          </a>
          <span>on sheets of 2 by 3 feet, to hold against your own wall.</span>
        </p>
      </div>
    </section>
  );
}

function PaintCard({ paint, use }: { paint: Paint; use: string }) {
  return (
    <li className="sc-card">
      <Field color={paint.color} className="sc-card-color" />
      <b>{paint.name}</b>
      <span className="sc-card-code">No. {paint.code}</span>
      <span className="sc-card-use">For {use}</span>
      <span className="sc-card-light">Gives back {paint.reflects}% of the light</span>
    </li>
  );
}
