import { DemoForm } from "../../kit/form";
import { bravePlaces, lightHours, lightNames, lightReasons } from "../advice";
import { LIGHTS, ROOMS } from "../facts";
import { palettes, type Paint } from "../paints";
import { RoomDrawing } from "../drawings/room-drawing";
import { SectionHead } from "./section-head";
import { SunPlan } from "./sun-plan";
import { Field, RollerLanes } from "../drawings/swatch";
import { KeptWishes, roomNames, useWishes, type Light, type Room } from "./wishes";

/** The color advice: a room and its light, answered with three paints once they are known; the section wears the first. */
export function Advisor() {
  const { room, light } = useWishes();
  const { wall } = palettes[room][light ?? "east"];
  return (
    <section id="colors" className="sc-colors" aria-labelledby="colors-title">
      <Field color={wall.color} className="sc-colors-field" />
      <RollerLanes color={wall.color} />
      <SectionHead
        id="colors-title"
        title="Where does your sun come in?"
        side="right"
        paint="sc-strip-plaster"
      >
        <p>
          This is the very first thing we ask on the phone, before “what’s your favorite color” and
          before “how’s your mama.” A color that’s pure heaven at our house can look like a Band-Aid
          at yours, and it’s always, always the light! So tell us the room and which way the windows
          look, and we’ll pull three paints that get along.
        </p>
      </SectionHead>
      <div className={light ? "sc-colors-grid sc-edge" : "sc-colors-asking sc-edge"}>
        <DemoForm target="advised" className="sc-advice-form" aria-label="Color advice">
          <fieldset className="sc-pills">
            <legend>Which room are we in?</legend>
            {ROOMS.map((value) => (
              <label key={value}>
                <input type="radio" name="room" value={value} defaultChecked={value === room} />
                <span>{roomNames[value]}</span>
              </label>
            ))}
          </fieldset>
          <fieldset className="sc-pills sc-compass">
            <legend>And the windows look…</legend>
            <SunPlan light={light} />
            {LIGHTS.map((value) => (
              <label key={value} className={`sc-at-${value}`}>
                <input
                  type="radio"
                  name="light"
                  value={value}
                  defaultChecked={value === light}
                  required
                />
                <span>
                  {lightNames[value]} <small>{lightHours[value]}</small>
                </span>
              </label>
            ))}
          </fieldset>
          <KeptWishes of={["wall"]} />
          <div className="sc-advice-go">
            <button className="sc-button" type="submit">
              Show me my three
            </button>
            <p className="sc-quiet">This is a demo. Nothing is sent.</p>
          </div>
        </DemoForm>
        {light && <Advice room={room} light={light} />}
      </div>
    </section>
  );
}

function Advice({ room, light }: { room: Room; light: Light }) {
  const palette = palettes[room][light];
  const roomName = roomNames[room].toLowerCase();
  return (
    <>
      <div id="advised" className="sc-advised">
        <p className="sc-reason">
          <b>
            A {roomName} that looks {lightNames[light].toLowerCase()}?
          </b>{" "}
          {lightReasons[light]}
        </p>
        <RoomDrawing
          room={room}
          palette={palette}
          label={`A ${roomName} with ${palette.wall.name} on the walls, ${palette.trim.name} on the woodwork, and a brave bit in ${palette.brave.name}`}
          className="sc-advised-room"
        />
      </div>
      <ul className="sc-cards" aria-label="Three paints that get along">
        <PaintCard paint={palette.wall} use="Walls, all of them" />
        <PaintCard paint={palette.trim} use="Ceiling, frames and baseboards" />
        <PaintCard paint={palette.brave} use={`The brave bit: ${bravePlaces[room]}`} />
      </ul>
      <p className="sc-to-visit">
        <a className="sc-button" href="#visit">
          Bring me these three
        </a>
        <span>On great big sheets you can hold up to your own wall.</span>
      </p>
    </>
  );
}

function PaintCard({ paint, use }: { paint: Paint; use: string }) {
  return (
    <li className="sc-card">
      <Field color={paint.color} className="sc-card-color" />
      <b>{paint.name}</b>
      <span>our number {paint.code}</span>
      <span className="sc-card-use">{use}</span>
    </li>
  );
}
