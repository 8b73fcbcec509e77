import glazier from "../facts";
import { FITTING, LEAST_AREA } from "../pricing";
import { actions, button, Section, table } from "./section";

const prices = [
  { work: "A new single pane, up to 5\u00a0square feet", time: "1 day", price: "$160" },
  { work: "A window boarded up", time: "The same day", price: "$135" },
  { work: "A new pane in an old wood window, with fresh putty", time: "4 days", price: "$190" },
  { work: "A new double pane, up to 8\u00a0square feet", time: "5 days", price: "$327" },
  { work: "A glass screen for your shower or tub", time: "8 days", price: "$780" },
  { work: "Glass for a stair railing, by the foot", time: "12 days", price: "$240" },
  { work: "A store window with your name on it", time: "10 days", price: "$2,900" },
  { work: "A crane for half a day", time: "3 days", price: "$420" },
];

/** What the common jobs cost, and how the price of a pane is made. */
export function Prices() {
  return (
    <Section id="prices" title="Here’s what most jobs cost." className="bg-[#e2f0ec]">
      <p>
        For a pane you pay for the glass by the square foot, and then ${FITTING} for taking out the
        old one and putting in the new one. We count at least {LEAST_AREA} square feet, because a
        small pane is as much work for us as a bigger one. Sales tax and the drive to your house are
        already included. You’ll only need the crane if you live above the third floor.
      </p>
      <table
        className={`${table} tablet:[&_:is(th,td):last-child]:text-right [&_:is(th,td):last-child]:text-right [&_td:last-child]:whitespace-nowrap [&_td:last-child]:!font-medium`}
      >
        <caption>These are our lowest prices, and we’ll tell you yours before we start.</caption>
        <thead>
          <tr>
            <th scope="col">What you need</th>
            <th scope="col">When it’s done</th>
            <th scope="col">It starts at</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ work, time, price }) => (
            <tr key={work}>
              <th scope="row">{work}</th>
              <td>{time}</td>
              <td>{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={actions}>
        <a className={button} href={`tel:${glazier.phone}`}>
          Ask us for your price: {glazier.phone}
        </a>
      </p>
    </Section>
  );
}
