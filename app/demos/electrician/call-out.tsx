import { AreaMap } from "./area-map";
import { electrician } from "./electrician";
import { hours, openHours } from "./hours";
import { Section } from "./section";

const rates = [
  { when: "Weekdays, 7:30 am to 7 pm", price: "$110" },
  { when: "Weekday evenings, Saturdays", price: "$150" },
  { when: "Nights, Sundays, holidays", price: "$210" },
];

const emergency = [
  { what: "Main breaker off", how: "Top of the panel, the largest handle. One firm push." },
  { what: "Flame or smoke: out", how: "Everyone leaves. Call 911 from the yard." },
  { what: "Then call us", how: "An electrician answers, not a service that takes messages." },
];

/** The call-out: what to do first, the number, rates, hours and the area. */
export function CallOut() {
  const { phone } = electrician;
  return (
    <Section
      id="callout"
      circuit="8"
      symbol="bell"
      ground="soot"
      title="One number, day and night"
      lead="Burning smell or sparks? Switch off at the main, then call at once. For everything else the first hour costs what it says here."
    >
      <ol className="el-emergency">
        {emergency.map(({ what, how }, index) => (
          <li key={what}>
            <span className="el-num">{index + 1}</span>
            <h3>{what}</h3>
            <p>{how}</p>
          </li>
        ))}
      </ol>
      <a className="el-number" href={`tel:${phone}`}>
        <span className="el-tag">Call-out line</span>
        {phone}
      </a>
      <p className="el-note el-thumb-note">
        <span className="el-at-left">The call button below is at your left thumb.</span>
        <span className="el-at-right">The call button below stays at your right thumb.</span>{" "}
        <label htmlFor="el-left">Move it to the other side</label>
      </p>
      <div className="el-callout">
        <div>
          <table className="el-spec el-rates">
            <caption>First hour, travel included</caption>
            <thead className="el-hidden">
              <tr>
                <th scope="col">When</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            <tbody>
              {rates.map(({ when, price }) => (
                <tr key={when}>
                  <th scope="row">{when}</th>
                  <td>{price}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <h3 className="el-spec-title">Hours</h3>
          <p className="el-now el-now-large" data-open-hours={JSON.stringify(openHours)}>
            Monday to Friday from 7:30 am
          </p>
          <dl className="el-hours">
            {hours.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <AreaMap />
          <p className="el-under el-area-text">
            All of the metro area, with evening appointments inside the beltway. Minutes are from
            your call to our van, on a weekday.
          </p>
        </div>
      </div>
    </Section>
  );
}
