import { electrician } from "./electrician";
import { Garage } from "./garage";

const chargers = [
  { amps: "32 A", breaker: "40 A", power: "7.7 kW", miles: "25 mi", price: "$890" },
  { amps: "40 A", breaker: "50 A", power: "9.6 kW", miles: "31 mi", price: "$990" },
  { amps: "48 A", breaker: "60 A", power: "11.5 kW", miles: "37 mi", price: "$1,180" },
];

const fits = [
  { main: "100 A", answers: ["sharing", "sharing", "panel"] },
  { main: "150 A", answers: ["yes", "yes", "sharing"] },
  { main: "200 A", answers: ["yes", "yes", "yes"] },
] as const;

const fitNames = { yes: "Yes", sharing: "With load sharing, $180", panel: "New panel first" };

const steps = [
  { when: "Today", what: "Send a photo of your open panel door by text message." },
  { when: "Same day", what: "We do the load calculation and name the price." },
  { when: "Day 3 to 5", what: "Permit in. We tell the utility and fill in the rebate form." },
  { when: "Half a day", what: "Fitted, tested under load, inspected. You plug in." },
];

/** The page about car chargers. */
export function CarChargers() {
  return (
    <section id="car-chargers" className="el-page" aria-labelledby="car-chargers-title">
      <div className="el-page-top">
        <div>
          <h3 id="car-chargers-title" className="el-h3">
            Full by breakfast
          </h3>
          <p className="el-page-lead">
            Supplied, fitted and registered, with up to 20 feet of wire in straight conduit. The
            drive stays as it is: we go along the wall, not through the concrete.
          </p>
          <a className="el-button" href={`tel:${electrician.phone}`}>
            Ask about a charger
          </a>
        </div>
        <div>
          <Garage />
          <p className="el-tag el-under">
            Fig. 3: 6 AWG copper in conduit, handle 42 in above the floor.
          </p>
        </div>
      </div>
      <div className="el-page-facts">
        <table className="el-spec">
          <caption>Three sizes, fitted</caption>
          <thead>
            <tr>
              <th scope="col">Charger</th>
              <th scope="col">Breaker</th>
              <th scope="col">Power</th>
              <th scope="col">Per hour</th>
              <th scope="col">Price</th>
            </tr>
          </thead>
          <tbody>
            {chargers.map(({ amps, breaker, power, miles, price }) => (
              <tr key={amps}>
                <th scope="row">{amps}</th>
                <td data-column="Breaker">{breaker}</td>
                <td data-column="Power">{power}</td>
                <td data-column="Per hour">{miles}</td>
                <td data-column="Price">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className="el-spec el-fits">
          <caption>Will your panel carry it?</caption>
          <thead>
            <tr>
              <th scope="col">Main breaker</th>
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
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol className="el-steps">
        {steps.map(({ when, what }) => (
          <li key={when}>
            <span className="el-tag">{when}</span>
            {what}
          </li>
        ))}
      </ol>
    </section>
  );
}
