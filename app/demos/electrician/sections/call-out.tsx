import electrician from "../facts";
import { hours, openHours } from "../hours";
import { Footnotes, Section } from "./section";

const emergency = [
  { what: "Smoke or flame: get everyone out", how: "Call 911 from outside the building." },
  {
    what: "Turn the main breaker to OFF",
    how: "The top handle of the panel. Push it once, firmly.",
  },
  { what: "Call the number below", how: "A licensed electrician answers, 24 h a day." },
];

const rates = [
  { when: "Mon-Fri 07:00-18:00", price: "110.00" },
  { when: "Mon-Fri 18:00-22:00, Sat", price: "150.00" },
  { when: "22:00-07:00, Sun, holidays", price: "210.00" },
];

const zones = [
  { zone: "A", places: "Harmon Crossing, Orrin Township", minutes: "15-20" },
  { zone: "B", places: "Ewing, Dunmore Heights", minutes: "25" },
  { zone: "C", places: "Fort Calloway, Pruitt", minutes: "35-40" },
];

/** The call-out: what is done first, the number, rates, hours and the area by zones. */
export function CallOut() {
  const { phone } = electrician;
  return (
    <Section id="callout" no="7" ground="soot" title="Call-out, hours and area served">
      <ol className="el-emergency">
        {emergency.map(({ what, how }, index) => (
          <li key={what}>
            <span className="el-num">7.1.{index + 1}</span>
            <h3>{what}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ol>
      <a className="el-number" href={`tel:${phone}`}>
        <span className="el-tag">7.2 Call-out line</span>
        {phone}
      </a>
      <p className="el-small el-thumb-note">
        <span className="el-at-left">Call-out button on screen: position left.</span>
        <span className="el-at-right">Call-out button on screen: position right.</span>{" "}
        <label htmlFor="el-left">Change of position</label>
      </p>
      <div id="rates" className="el-callout">
        <Fields
          caption="7.3 First hour, travel included¹"
          head={["Period", "USD"]}
          rows={rates.map(({ when, price }) => [when, price])}
        />
        <div>
          <Fields
            caption="7.4 Hours"
            head={["Service", "Time"]}
            rows={hours.map(({ days, time }) => [days, time])}
          />
          <p className="el-now el-now-large" data-open-hours={JSON.stringify(openHours)}>
            Local time
          </p>
        </div>
        <table className="el-spec">
          <caption>7.5 Area served²</caption>
          <thead>
            <tr>
              <th scope="col">Zone</th>
              <th scope="col">Places</th>
              <th scope="col">Time, min</th>
            </tr>
          </thead>
          <tbody>
            {zones.map(({ zone, places, minutes }) => (
              <tr key={zone}>
                <th scope="row">{zone}</th>
                <td data-column="Places">{places}</td>
                <td data-column="Time, min">{minutes}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Footnotes
        notes={[
          "Each further hour at the rate of the period in which it begins.",
          "From call to arrival, Mon-Fri. Evening appointments in zones A and B.",
        ]}
      />
    </Section>
  );
}

interface FieldsProps {
  caption: string;
  head: readonly [string, string];
  rows: readonly (readonly [string, string])[];
}

/** A table of two columns. */
function Fields({ caption, head: [name, value], rows }: FieldsProps) {
  return (
    <table className="el-spec el-sums">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{value}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([item, figure]) => (
          <tr key={item}>
            <th scope="row">{item}</th>
            <td data-column={value}>{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
