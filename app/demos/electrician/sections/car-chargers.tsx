import electrician from "../facts";
import { Garage } from "../drawings/garage";
import { Footnotes } from "./section";

const chargers = [
  { amps: "32 A", breaker: "40 A", power: "7.7", miles: "25", price: "890.00" },
  { amps: "40 A", breaker: "50 A", power: "9.6", miles: "31", price: "990.00" },
  { amps: "48 A", breaker: "60 A", power: "11.5", miles: "37", price: "1,180.00" },
];

const fits = [
  { main: "100 A", answers: ["sharing", "sharing", "panel"] },
  { main: "150 A", answers: ["yes", "yes", "sharing"] },
  { main: "200 A", answers: ["yes", "yes", "yes"] },
] as const;

const fitNames = { yes: "Yes", sharing: "With load sharing", panel: "No" };

const steps = [
  { when: "Day 0", what: "Photograph of the open panel received by text message", by: "Client" },
  { when: "Day 0", what: "Load calculation, price in writing", by: "Firm" },
  { when: "Day 3-5", what: "Permit issued, utility notified, rebate form filed", by: "County" },
  { when: "Day 6", what: "Installation, test under load, inspection, 4 h", by: "Firm" },
];

/** The page about car chargers. */
export function CarChargers() {
  return (
    <section id="car-chargers" className="el-page" aria-labelledby="car-chargers-title">
      <h3 id="car-chargers-title" className="el-h3">
        Car chargers, level 2, 240 V
      </h3>
      <div className="el-page-top">
        <div>
          <Garage />
          <p className="el-tag el-under">
            Fig. 2: 6 AWG copper in surface conduit, holster 42 in above floor.
          </p>
        </div>
        <table className="el-spec el-sums">
          <caption>4.1 Ratings and prices, installed¹</caption>
          <thead>
            <tr>
              <th scope="col">Output</th>
              <th scope="col">Breaker</th>
              <th scope="col">Power, kW</th>
              <th scope="col">Range, mi/h²</th>
              <th scope="col">USD</th>
            </tr>
          </thead>
          <tbody>
            {chargers.map(({ amps, breaker, power, miles, price }) => (
              <tr key={amps}>
                <th scope="row">{amps}</th>
                <td data-column="Breaker">{breaker}</td>
                <td data-column="Power, kW">{power}</td>
                <td data-column="Range, mi/h">{miles}</td>
                <td data-column="USD">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="el-spec el-fits">
          <caption>4.2 Existing panel sufficient?</caption>
          <thead>
            <tr>
              <th scope="col">Main</th>
              {chargers.map(({ amps }) => (
                <th key={amps} scope="col">
                  {amps}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fits.map(({ main, answers }) => (
              <tr key={main}>
                <th scope="row">{main}</th>
                {answers.map((answer, index) => (
                  <td
                    key={index}
                    data-column={chargers[index]?.amps}
                    className={`el-fit-${answer}`}
                  >
                    {fitNames[answer]}
                    {answer === "sharing" && "³"}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <table className="el-spec">
          <caption>4.3 Sequence of work</caption>
          <thead>
            <tr>
              <th scope="col">Time</th>
              <th scope="col">Step</th>
              <th scope="col">By</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({ when, what, by }) => (
              <tr key={what}>
                <th scope="row">{when}</th>
                <td data-column="Step">{what}</td>
                <td data-column="By">{by}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Footnotes
        notes={[
          "Including charger, breaker, 20 ft of conduit on wall surface, permit. No work in paving.",
          "Miles of range added per hour of charging, sedan, 3.2 mi per kWh.",
          "Load sharing device: 180.00 in addition.",
        ]}
      />
      <a className="el-button" href={`tel:${electrician.phone}`}>
        Load calculation: {electrician.phone}
      </a>
    </section>
  );
}
