import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { gardener } from "./gardener";
import { Lot } from "./lot";
import { Plant } from "./plants/plant";
import { monthlyPrice, plans, plotOf, plots, type Plan, type Plot } from "./plots";

/** The care plans as seed packets, priced for the plot that is chosen. */
export function Care() {
  const { month, plot: slug } = useChoices(gardener);
  const chosen = plotOf(slug);
  return (
    <section id="care" className="gg-care" aria-labelledby="care-title">
      <div className="gg-head">
        <h2 id="care-title">Care, by the packet</h2>
        <p>
          One price, the same each month, also in the months when nothing grows. Choose your plot;
          all three are drawn to one scale.
        </p>
      </div>
      <DemoForm target="packets" className="gg-lots" aria-label="Choose a plot size">
        <input type="hidden" name="month" value={month} />
        {plots.map((plot) => (
          <button key={plot.slug} name="plot" value={plot.slug} aria-pressed={plot === chosen}>
            <Lot {...plot} />
            <span>
              <b>{plot.name}</b> {plot.size}
            </span>
          </button>
        ))}
      </DemoForm>
      <ul id="packets" className="gg-packets">
        {plans.map((plan) => (
          <Packet key={plan.slug} plan={plan} plot={chosen} />
        ))}
      </ul>
      <p className="gg-fine">
        Prices for {chosen.name.toLowerCase()}, {chosen.size}. Stop with any month; we only ask you
        to tell us before it starts. Green waste goes with us and comes back as compost.
      </p>
    </section>
  );
}

function Packet({ plan, plot }: { plan: Plan; plot: Plot }) {
  return (
    <li className="gg-packet" data-plan={plan.slug}>
      <div className="gg-window">
        <Plant month={plan.plant} />
      </div>
      <h3>{plan.name}</h3>
      <p className="gg-price">
        <b>${monthlyPrice(plan, plot)}</b> a month
      </p>
      <p>{plan.visits}</p>
      <ul>
        {plan.has.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <p className="gg-suits">{plan.suits}</p>
    </li>
  );
}
