import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { electrician, homeSizes, inspections, licenseNumber } from "./electrician";
import { fixedPrice, homeNames, inspectionFacts, jobs, tests, type PriceLine } from "./price-list";
import { Section } from "./section";

/** The price list as a test report, and a form that prints the price of an inspection. */
export function Prices() {
  return (
    <Section
      id="prices"
      circuit="3"
      symbol="ohm"
      ground="sheet"
      title="Fixed prices, set like a test report"
      lead="Travel, tax and the written report are in. If a test takes us longer than we said, that is our afternoon, not your money."
    >
      <div className="el-prices">
        <table className="el-report">
          <caption>
            <span>Form B-12</span>
            <span>Tests, inspections, work</span>
            <span>License {licenseNumber}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">No.</th>
              <th scope="col">Test</th>
              <th scope="col">Limit</th>
              <th scope="col">On site</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <Lines title="Tests and inspections, homes up to 1,500 sq ft" lines={tests} />
          <Lines title="Work" lines={jobs} />
        </table>
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
      {lines.map(({ no, name, detail, limit, time, price }) => (
        <tr key={no}>
          <td className="el-no">{no}</td>
          <th scope="row">
            {name}
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
      <h3 className="el-h4">Your house, your price</h3>
      <fieldset>
        <legend>How big is the home?</legend>
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
        Which inspection?
        <select name="test" defaultValue={test}>
          {inspections.map((value) => (
            <option key={value} value={value}>
              {inspectionFacts[value].name}
            </option>
          ))}
        </select>
      </label>
      <button className="el-button el-button-ink">Print my price</button>
      <p className="el-small">This is a demo: nothing is sent.</p>
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
        <span>Your fixed price</span>
        <span>{homeNames[home as keyof typeof homeNames]}</span>
      </p>
      <p className="el-slip-name">{name}</p>
      <ul>
        {includes.map((item) => (
          <li key={item}>
            {item}
            <b>in</b>
          </li>
        ))}
        <li>
          Points we test, about<b>{points}</b>
        </li>
        <li>
          Time on site<b>{hours} h</b>
        </li>
      </ul>
      <p className="el-slip-total">
        <span>Total</span>${total}
      </p>
      <a className="el-slip-call" href={`tel:${electrician.phone}`}>
        Book it: {electrician.phone}
      </a>
    </div>
  );
}
