import { glazier } from "./glazier";
import { FITTING, LEAST_AREA } from "./pricing";
import { Section } from "./section";

const rates = [
  { work: "Single pane, Float, up to 5\u00a0sq\u00a0ft (0.46\u00a0m²)", days: "1", price: "160" },
  { work: "Temporary closure, window", days: "0", price: "135" },
  { work: "Reglazing of existing wood sash, with putty and primer", days: "4", price: "190" },
  {
    work: "Replacement of insulating unit, up to 8\u00a0sq\u00a0ft (0.74\u00a0m²)",
    days: "5",
    price: "327",
  },
  { work: "Shower screen, frameless, sealed", days: "8", price: "780" },
  { work: "Balustrade glass, per linear foot (0.30 m)", days: "12", price: "240" },
  { work: "Storefront, laminated, with one line of lettering", days: "10", price: "2,900" },
  { work: "Crane, half day, above third floor", days: "3", price: "420" },
];

/** The schedule of rates, and how the price of a pane is made. */
export function Prices() {
  return (
    <Section id="prices" number="06" title="Schedule of rates">
      <p>
        The price of a pane consists of the area, with a minimum of {LEAST_AREA}&nbsp;sq&nbsp;ft
        (0.46&nbsp;m²), and the installation charge of USD {FITTING}. Rates are minimum rates in US
        dollars and include sales tax and travel within the supply area.
      </p>
      <table className="gz-table gz-rates">
        <caption>Rates and lead times</caption>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Description</th>
            <th scope="col">Lead time, working days</th>
            <th scope="col">USD, from</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ work, days, price }, index) => (
            <tr key={work}>
              <td>06.{index + 1}</td>
              <th scope="row">{work}</th>
              <td>{days}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="gz-actions">
        <a className="gz-button" href={`tel:${glazier.phone}`}>
          Quotations: {glazier.phone}
        </a>
        <a className="gz-link" href="#check-title">
          Size calculation
        </a>
      </p>
    </Section>
  );
}
