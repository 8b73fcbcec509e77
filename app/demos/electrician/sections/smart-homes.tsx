import electrician from "../facts";
import { Room } from "../drawings/room";
import { Footnotes } from "./section";

const scenes = [
  { id: "home", name: "Scene A, occupied, 18:30", text: "Lamp on, porch on, shade 50 %, 70 °F" },
  { id: "away", name: "Scene B, absent", text: "All off, door locked, porch by photocell, 64 °F" },
  { id: "night", name: "Scene C, night", text: "Shade 100 %, door locked, hall 5 %, 66 °F" },
];

const sets = [
  { name: "S1", what: "1 room: 4 dimmers, 1 keypad", price: "640.00" },
  { name: "S2", what: "1 floor: 10 dimmers, shades, thermostat", price: "1,890.00" },
  { name: "S3", what: "Complete dwelling, with meter in panel¹", price: "3,400.00" },
];

const properties = [
  { item: "Operation at wall switch", value: "Retained at all times" },
  { item: "Internet connection", value: "Not required" },
  { item: "Controller", value: "On premises, 120 V, 6 W" },
  { item: "Recurring fees", value: "None" },
  { item: "Passwords", value: "Handed over in writing" },
];

/** The page about smart homes, with a drawn room that follows the chosen scene. */
export function SmartHomes() {
  return (
    <section id="smart-homes" className="el-page" aria-labelledby="smart-homes-title">
      <h3 id="smart-homes-title" className="el-h3">
        Lighting and climate control
      </h3>
      <div className="el-page-top">
        <div>
          <Room />
          <p className="el-tag el-under">
            Fig. 3: Porch lamp, lock, keypad, thermostat, lamp, shade. State as selected at keypad.
          </p>
        </div>
        <fieldset className="el-keypad">
          <legend className="el-tag">4.4 Keypad at door</legend>
          {scenes.map(({ id, name, text }, index) => (
            <label key={id}>
              <input type="radio" name="scene" id={`scene-${id}`} defaultChecked={index === 0} />
              <b>{name}</b>
              <span>{text}</span>
            </label>
          ))}
        </fieldset>
        <table className="el-spec el-sums">
          <caption>4.5 Sets and prices, installed and configured</caption>
          <thead>
            <tr>
              <th scope="col">Set</th>
              <th scope="col">Extent</th>
              <th scope="col">USD</th>
            </tr>
          </thead>
          <tbody>
            {sets.map(({ name, what, price }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td data-column="Extent">{what}</td>
                <td data-column="USD">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="el-spec">
          <caption>4.6 Properties</caption>
          <thead>
            <tr>
              <th scope="col">Property</th>
              <th scope="col">Value</th>
            </tr>
          </thead>
          <tbody>
            {properties.map(({ item, value }) => (
              <tr key={item}>
                <th scope="row">{item}</th>
                <td data-column="Value">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Footnotes notes={["Minimum price. Dwellings to 2,500 sq ft."]} />
      <a className="el-button" href={`tel:${electrician.phone}`}>
        Site survey: {electrician.phone}
      </a>
    </section>
  );
}
