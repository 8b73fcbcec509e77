import { Panel } from "../drawings/panel";
import { Section } from "./section";

const notes = [
  {
    line: "Conductors by leg",
    text: "L1 black, L2 red, in alternate spaces. 240 V across every two-pole breaker.",
  },
  {
    line: "Routing",
    text: "One lane per conductor, minimum bend radius 5 diameters.",
  },
  {
    line: "Terminals",
    text: "Torqued to the value on the label, in-lb. Marked yellow after tightening.",
  },
  {
    line: "Spare spaces",
    text: "Minimum 4, for later circuits.",
  },
  {
    line: "Neutral and ground bars",
    text: "Neutral left, ground right. One conductor per screw. Shared neutrals: none.",
  },
];

const labels = [
  "Kitchen counter, left",
  "Kitchen counter, right",
  "Refrigerator",
  "Dishwasher",
  "Bathrooms, GFCI",
  "Laundry",
  "Living room receptacles",
  "Hall, smoke alarms",
  "Bedrooms, front",
  "Bedrooms, back",
  "Lighting, 2nd floor",
  "Lighting, 1st floor",
  "Range, 240 V",
  "Vehicle charger, 240 V",
  "(range)",
  "(charger)",
  "Garage door",
  "Outdoors, GFCI",
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
      no="5"
      ground="sheet"
      title="Condition of finished work: breaker panel, 200 A"
    >
      <div className="el-work">
        <div className="el-panel-box">
          <Panel />
          <p className="el-tag el-under">
            Fig. 4: Panel with cover removed. Drawing, not a record of an installation.
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
          <h3 className="el-tag">5.1 Panel directory, typed</h3>
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
