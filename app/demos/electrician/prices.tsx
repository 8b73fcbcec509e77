import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { electrician, homeSizes, inspections, licenseNumber } from "./electrician";
import {
  fixedPrice,
  homeNames,
  inspectionFacts,
  jobs,
  priceNotes,
  tests,
  type PriceLine,
} from "./price-list";
import { Footnotes, Section } from "./section";

/** The schedule of prices as a test report, and a form that prints the price of an inspection. */
export function Prices() {
  return (
    <Section
      id="prices"
      no="3"
      symbol="ohm"
      ground="sheet"
      title="Prices: tests, repair and installation"
      note="Prices in US dollars. Travel, sales tax and written report included. Time on site exceeding the stated value is not charged."
    >
      <div className="el-prices">
        <div>
          <table className="el-report">
            <caption>
              <span>Form B-12, rev. 7</span>
              <span>License {licenseNumber}</span>
            </caption>
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Description</th>
                <th scope="col">Limit</th>
                <th scope="col">Time on site</th>
                <th scope="col">Price, USD</th>
              </tr>
            </thead>
            <Lines title="3.1 Tests and inspections, dwellings to 1,500 sq ft" lines={tests} />
            <Lines title="3.2 Repair and installation" lines={jobs} />
          </table>
          <Footnotes notes={priceNotes} />
        </div>
        <div className="el-quote">
          <PriceForm />
          <PriceSlip />
        </div>
      </div>
    </Section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly PriceLine[] }) {
  return (
    <tbody>
      <tr className="el-group">
        <th scope="rowgroup" colSpan={5}>
          {title}
        </th>
      </tr>
      {lines.map(({ no, name, detail, limit, time, price, note }) => (
        <tr key={no}>
          <td className="el-no">{no}</td>
          <th scope="row">
            <span>
              {name}
              {note && <sup>{note}</sup>}
            </span>
            <span className="el-detail">{detail}</span>
          </th>
          <td className="el-limit">{limit}</td>
          <td className="el-time">{time}</td>
          <td className="el-price">{price}</td>
        </tr>
      ))}
    </tbody>
  );
}

function PriceForm() {
  const { home, test } = useChoices(electrician);
  return (
    <DemoForm target="your-price" className="el-form" aria-label="Price of an inspection">
      <h3 className="el-h4">3.3 Computation of price</h3>
      <fieldset>
        <legend>Floor area</legend>
        <div className="el-sizes">
          {homeSizes.map((size) => (
            <label key={size} className="el-pick">
              <input type="radio" name="home" value={size} defaultChecked={size === home} />
              {homeNames[size]}
            </label>
          ))}
        </div>
      </fieldset>
      <label className="el-field">
        Inspection
        <select name="test" defaultValue={test}>
          {inspections.map((value) => (
            <option key={value} value={value}>
              {inspectionFacts[value].name}
            </option>
          ))}
        </select>
      </label>
      <button className="el-button el-button-ink">Compute price</button>
      <p className="el-small">
        Demonstration form. The selection is evaluated for display only; nothing is sent.
      </p>
    </DemoForm>
  );
}

/** The chosen inspection, printed like a meter's slip. */
function PriceSlip() {
  const { home, test } = useChoices(electrician);
  const { name, total, hours, points, includes } = fixedPrice(home!, test!);
  return (
    <div id="your-price" className="el-slip">
      <p className="el-slip-top">
        <span>Result</span>
        <span>{homeNames[home as keyof typeof homeNames]}</span>
      </p>
      <p className="el-slip-name">{name}</p>
      <ul>
        {includes.map((item) => (
          <li key={item}>
            {item}
            <b>incl.</b>
          </li>
        ))}
        <li>
          Points tested, approx.<b>{points}</b>
        </li>
        <li>
          Time on site<b>{hours.toFixed(1)} h</b>
        </li>
      </ul>
      <p className="el-slip-total">
        <span>USD</span>
        {total}.00
      </p>
      <a className="el-slip-call" href={`tel:${electrician.phone}`}>
        Appointments: {electrician.phone}
      </a>
    </div>
  );
}
