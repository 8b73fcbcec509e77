import { glazier } from "./glazier";
import { FITTING, LEAST_AREA } from "./pricing";
import { Section } from "./section";

const prices = [
  { job: "New pane", detail: "Clear, up to 5 square feet, cut and fitted", price: "$160" },
  { job: "Board", detail: "Within two hours, half of it back with the new glass", price: "$135" },
  {
    job: "Old sash, reglazed",
    detail: "Putty out, pane bedded anew, primed. We reglaze sashes rather than bin them",
    price: "$190",
  },
  {
    job: "Fogged double pane",
    detail: "New unit into the frame you have, up to 8 square feet",
    price: "$327",
  },
  { job: "Shower screen", detail: "Frameless, edges polished and sealed", price: "$780" },
  { job: "Stair glass, per foot", detail: "Laminated, drilled, on steel pins", price: "$240" },
  { job: "Storefront", detail: "Safety glass, first line of lettering included", price: "$2,900" },
  { job: "Crane", detail: "Half a day, for floors above the third", price: "$420" },
];

/** The price list, and how the price of a pane is made. */
export function Prices() {
  return (
    <Section
      id="prices"
      number="05"
      title="Clear prices"
      intro={`A pane costs its square feet, ${LEAST_AREA} at least, and $${FITTING} for the fitting. The larger jobs start at the numbers below. Tax and travel are in them.`}
    >
      <dl className="gz-price-list">
        {prices.map(({ job, detail, price }) => (
          <div key={job}>
            <dt>{job}</dt>
            <dd>{detail}</dd>
            <dd className="gz-price">
              <span>from</span> {price}
            </dd>
          </div>
        ))}
      </dl>
      <p className="gz-actions">
        <a className="gz-button" href={`tel:${glazier.phone}`}>
          Call for a price
        </a>
        <a className="gz-link" href="#check-title">
          Work it out yourself
        </a>
      </p>
    </Section>
  );
}
