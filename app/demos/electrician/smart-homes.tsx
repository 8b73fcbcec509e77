import { electrician } from "./electrician";
import { Room } from "./room";

const scenes = [
  { id: "home", name: "Home, 6:30 pm", text: "Lamp and porch on, shade half down, 70 °F." },
  { id: "away", name: "Away", text: "All off, door locked, 64 °F. The porch follows the dusk." },
  { id: "night", name: "Night", text: "Shade down, door locked, a glow in the hall, 66 °F." },
];

const sets = [
  { name: "One room", what: "4 dimmers and a keypad by the door", price: "$640" },
  { name: "One floor", what: "10 dimmers, shades, thermostat", price: "$1,890" },
  {
    name: "Whole home",
    what: "All of it, with a meter in the breaker panel",
    price: "from $3,400",
  },
];

const promises = [
  {
    line: "A switch stays a switch",
    text: "Guests and grandparents need no app. Press it, and the light comes on.",
  },
  {
    line: "No internet needed",
    text: "It runs on a box in your house. The phone is for when you are away.",
  },
  { line: "No monthly fee", text: "And the passwords are yours: on paper, in the panel door." },
];

/** The page about smart homes, with a drawn room that follows the chosen scene. */
export function SmartHomes() {
  return (
    <section id="smart-homes" className="el-page" aria-labelledby="smart-homes-title">
      <div className="el-page-top">
        <div>
          <h3 id="smart-homes-title" className="el-h3">
            Clever, and it still works at the wall
          </h3>
          <p className="el-page-lead">
            Try the keypad. The room follows, the way yours would: one press for the whole house.
          </p>
          <fieldset className="el-keypad">
            <legend className="el-tag">Keypad by the door</legend>
            {scenes.map(({ id, name, text }, index) => (
              <label key={id}>
                <input type="radio" name="scene" id={`scene-${id}`} defaultChecked={index === 0} />
                <b>{name}</b>
                <span>{text}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <div>
          <Room />
          <p className="el-tag el-under">Fig. 4: porch, lock, keypad, thermostat, lamp, shade.</p>
        </div>
      </div>
      <div className="el-page-facts">
        <table className="el-spec">
          <caption>Three sets, fitted and set up</caption>
          <thead>
            <tr>
              <th scope="col">Set</th>
              <th scope="col">With</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {sets.map(({ name, what, price }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{what}</td>
                <td>{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <div>
          <dl className="el-means">
            {promises.map(({ line, text }) => (
              <div key={line}>
                <dt>{line}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <a className="el-button" href={`tel:${electrician.phone}`}>
            Talk it through: {electrician.phone}
          </a>
        </div>
      </div>
    </section>
  );
}
