import { licenseNumber } from "../facts";
import { floorAreas, inspections, jobs, priceNotes, tests, type PriceLine } from "../price-list";
import { Footnotes, Section } from "./section";

/** The schedule of prices as a test report: inspections by floor area, then tests and work. */
export function Prices() {
  return (
    <Section
      id="prices"
      no="3"
      ground="sheet"
      title="Prices: tests, repair and installation"
      note="Prices in US dollars. Travel, sales tax and written report included. Time on site exceeding the stated value is not charged."
    >
      <div className="el-prices">
        <Inspections />
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
          <Lines title="3.2 Single tests" lines={tests} />
          <Lines title="3.3 Repair and installation" lines={jobs} />
        </table>
      </div>
      <Footnotes notes={priceNotes} />
    </Section>
  );
}

function Inspections() {
  return (
    <table className="el-report el-inspections">
      <caption>
        <span>Form B-11, rev. 4</span>
        <span>License {licenseNumber}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Description</th>
          {floorAreas.map((area) => (
            <th key={area} scope="col">
              {area} sq ft
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="el-group">
          <th scope="rowgroup" colSpan={5}>
            3.1 Inspection of complete dwelling, fixed price by floor area
          </th>
        </tr>
        {inspections.map(({ no, name, detail, prices }) => (
          <tr key={no}>
            <td className="el-no">{no}</td>
            <th scope="row">
              <span>{name}</span>
              <span className="el-detail">{detail}</span>
            </th>
            {prices.map((price, index) => (
              <td key={price} className="el-price" data-column={`${floorAreas[index]} sq ft`}>
                {price}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
