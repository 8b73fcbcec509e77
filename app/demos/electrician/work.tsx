import { Panel } from "./panel";
import { Section } from "./section";

const notes = [
  {
    line: "Two hot legs, told apart",
    text: "Black and red by turns, so that a double breaker always finds 240 volts.",
  },
  {
    line: "Bends you can follow",
    text: "Each wire has its own lane. The next electrician finds it with one finger.",
  },
  {
    line: "Torque, not feeling",
    text: "Every lug is tightened to the inch-pound on its label, then marked.",
  },
  {
    line: "Spaces to spare",
    text: "Four at least: for the charger, the heat pump, or whatever comes after.",
  },
  {
    line: "Neutrals left, grounds right",
    text: "One screw, one wire. No doubling up, no shared neutrals to surprise anyone.",
  },
];

const labels = [
  "Kitchen counter, left",
  "Kitchen counter, right",
  "Refrigerator",
  "Dishwasher",
  "Bathrooms, GFCI",
  "Laundry",
  "Living room outlets",
  "Hall, smoke alarms",
  "Bedrooms, front",
  "Bedrooms, back",
  "Lights, upstairs",
  "Lights, downstairs",
  "Range, 240 V",
  "Car charger, 240 V",
  "(range)",
  "(charger)",
  "Garage door",
  "Outside, GFCI",
  "Spare",
  "Spare",
  "Spare",
  "Spare",
];

/** A breaker panel as the firm leaves it: drawn wiring, notes, and the typed directory of its door. */
export function Work() {
  return (
    <Section
      id="work"
      circuit="6"
      symbol="panel"
      ground="sheet"
      title="How we leave a breaker panel"
      lead="Nobody looks in here for years. That is why we care: the one who does will be in a hurry, in the dark, with a flashlight."
    >
      <div className="el-work">
        <div className="el-panel-box">
          <Panel />
          <p className="el-tag el-under">
            Fig. 5: 200 A panel, cover off. Drawn, not a customer’s house.
          </p>
        </div>
        <ol className="el-notes">
          {notes.map(({ line, text }, index) => (
            <li key={line}>
              <span className="el-balloon">{"ABCDE"[index]}</span>
              <h3>{line}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className="el-door">
          <h3 className="el-tag">Inside the door, typed</h3>
          <ol>
            {labels.map((label, index) => (
              <li key={index}>
                <span className="el-num">{index + 1}</span>
                {label}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}
