import { bySlug } from "../../kit/facts";
import glazier from "../facts";
import { FITTING, fittedPrice, glassTypes, LEAST_AREA } from "../glass";
import { button, Section, small } from "./section";

/** A pane of a type of glass, cut and fitted. */
function pane(name: string, slug: string, squareFeet: number, time: string) {
  const price = fittedPrice(squareFeet, bySlug(glassTypes, slug).price);
  return { work: `${name}, up to ${squareFeet}\u00a0square feet`, time, price };
}

const prices = [
  pane("A new single pane", "clear", LEAST_AREA, "1 day"),
  { work: "A new pane in an old wood window, with putty", time: "4 days", price: 190 },
  pane("A new double pane", "warm", 8, "5 days"),
  { work: "A glass screen for your shower or tub", time: "8 days", price: 780 },
  { work: "Glass for a stair railing, by the foot", time: "12 days", price: 240 },
  { work: "A store window with your name on it", time: "10 days", price: 2900 },
];

/** What the common jobs cost, and how the price of a pane is made. */
export function Prices() {
  return (
    <Section
      id="prices"
      title="Here’s what most jobs cost."
      className="desk:grid-cols-2 desk:grid-rows-[auto_auto_1fr] desk:gap-x-16"
    >
      <p className="desk:col-[1]">
        For a pane you pay for the glass by the square foot, and then ${FITTING} for taking out the
        old one and putting in the new one. We count at least {LEAST_AREA} square feet. Sales tax
        and the drive to your house are already included.
      </p>
      <div className="desk:col-[2] desk:row-[1/4]">
        <h3 className="pb-3 font-medium">
          These are our lowest prices, and we’ll tell you yours before we start.
        </h3>
        <dl className="border-t-2 border-ink">
          {prices.map(({ work, time, price }) => (
            <div
              key={work}
              className="flex items-baseline justify-between gap-x-6 border-b border-line py-2 desk:py-3 large-text:block"
            >
              <dt className="text-balance">
                {work} <span className={`block ${small}`}>done in {time}</span>
              </dt>
              <dd className="text-[1.5rem]/[1.2] font-medium [font-feature-settings:'tnum'] desk:text-[1.75rem]/[1.2]">
                ${price.toLocaleString("en-US")}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <a
        className={`self-start justify-self-start desk:col-[1] ${button}`}
        href={`tel:${glazier.phone}`}
      >
        <span>
          Ask for your price: <span className="whitespace-nowrap">{glazier.phone}</span>
        </span>
      </a>
    </Section>
  );
}
