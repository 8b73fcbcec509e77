import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import gardener from "../facts";
import { Head } from "./head";
import { Lot } from "./lot";
import { Plant } from "../drawings/plant";
import { monthlyPrice, plans, plotOf, plots, type Plan, type Plot } from "../plots";

/** The care plans as seed packets, priced for the plot that is chosen. */
export function Care() {
  const { month, plot: slug } = useChoices(gardener);
  const chosen = plotOf(slug);
  return (
    <section id="care" className="gg-care" aria-labelledby="care-title">
      <Head id="care-title" title="Care plans">
        Choose the size of your garden. Pay the same every month.
      </Head>
      <DemoForm target="packets" className="gg-lots" aria-label="The size of the garden">
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
        These prices are for a {chosen.name.toLowerCase()}, {chosen.size}. Cancel by the last day of
        any month. We take away everything we cut.
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
