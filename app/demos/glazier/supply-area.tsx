import { glazier } from "./glazier";
import { Section } from "./section";

const counties = [
  { county: "Whitcombe (headquarters)", emergency: "45\u00a0min", days: "3" },
  { county: "Estrand", emergency: "60\u00a0min", days: "4" },
  { county: "Quillan", emergency: "90\u00a0min", days: "4" },
  { county: "Norvale", emergency: "120\u00a0min", days: "5" },
  { county: "Tarrow", emergency: "no service", days: "7" },
];

const hours = [
  { service: "Technical office", time: "Monday to Friday, 07:00 to 17:00" },
  { service: "Will-call counter", time: "Saturday, 08:00 to 12:00" },
  { service: "Emergency line", time: "All days, 00:00 to 24:00" },
];

/** The counties with their lead times, and the hours of the departments. */
export function SupplyArea() {
  return (
    <Section id="area" number="07" title="Supply area">
      <table className="gz-table">
        <caption>Counties, response times and lead times</caption>
        <thead>
          <tr>
            <th scope="col">County</th>
            <th scope="col">Emergency response</th>
            <th scope="col">Stock units, working days</th>
          </tr>
        </thead>
        <tbody>
          {counties.map(({ county, emergency, days }) => (
            <tr key={county}>
              <th scope="row">{county}</th>
              <td>{emergency}</td>
              <td>{days}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="gz-hours">
        {hours.map(({ service, time }) => (
          <div key={service}>
            <dt>{service}</dt>
            <dd>{time}</dd>
          </div>
        ))}
      </dl>
      <a className="gz-shop-phone" href={`tel:${glazier.phone}`}>
        {glazier.phone}
      </a>
    </Section>
  );
}
