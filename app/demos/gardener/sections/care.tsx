import { bySlug, useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { Plant } from "../drawings/plant";
import gardener from "../facts";
import { monthlyPrice, type Plan, plans, type Plot, plots } from "../plots";
import { Head } from "./head";
import { Lot, lotChoice, lots } from "./lot";

/** The care plans as seed packets, priced for the plot that is chosen. */
export function Care() {
  const { month, plot: slug } = useChoices(gardener);
  const chosen = bySlug(plots, slug);
  return (
    <section id="care" aria-labelledby="care-title">
      <Head id="care-title" title="Care plans">
        Choose the size of your garden. Pay the same every month.
      </Head>
      <DemoForm
        target="packets"
        className={`mx-auto w-[min(44rem,100%-2.5rem)] ${lots}`}
        aria-label="The size of the garden"
        keep={{ month }}
      >
        {plots.map((plot) => (
          <button
            key={plot.slug}
            name="plot"
            value={plot.slug}
            aria-pressed={plot === chosen}
            className={lotChoice}
          >
            <Lot {...plot} />
          </button>
        ))}
      </DemoForm>
      <ul
        id="packets"
        className="mx-sides mt-12 grid gap-6 tablet:grid-cols-3 tablet:gap-4 desk:mt-20 desk:gap-8 large-text:grid-cols-1 print:mt-6 print:gap-3"
      >
        {plans.map((plan) => (
          <Packet key={plan.name} plan={plan} plot={chosen} />
        ))}
      </ul>
      <p className="mx-auto mt-6 max-w-[42rem] px-5 text-center text-fine text-balance desk:mt-10">
        These prices are for a {chosen.name.toLowerCase()}, {chosen.size}. Cancel by the last day of
        any month. We take away everything we cut.
      </p>
    </section>
  );
}

function Packet({ plan, plot }: { plan: Plan; plot: Plot }) {
  return (
    <li
      className={`packet grid grid-cols-[6.5rem_1fr] content-start gap-x-5 rounded px-5 pb-7 pt-[4.25rem] tablet:grid-cols-1 tablet:grid-rows-[repeat(5,auto)_1fr] tablet:justify-items-center tablet:px-4 tablet:text-center desk:px-8 desk:pb-9 desk:pt-20 large-text:grid-cols-1 large-text:px-4 ${plan.paper}`}
    >
      <div className="row-[1/4] self-end rounded-t-[10rem] border-b-[0.375rem] border-moss bg-paper px-4 pt-7 text-ink tablet:row-auto tablet:mb-5 tablet:w-36 tablet:px-7 tablet:pt-9 desk:mb-7 desk:w-[13.5rem] desk:px-11 desk:pt-11 large-text:row-auto large-text:mb-4 large-text:w-[6.5rem]">
        <Plant month={plan.plant} className="colored w-full stroke-[1.25]" />
      </div>
      <h3 className="tablet:max-desk:text-[1.5rem]">{plan.name}</h3>
      <p>
        <b className="text-[3rem]/[1.1] tracking-[-0.02em] desk:text-[4.5rem] large-text:text-[min(2.25rem,13cqi)]">
          ${monthlyPrice(plan, plot)}
        </b>{" "}
        a month
      </p>
      <p>{plan.visits}</p>
      <ul className="col-span-full mt-5 border-t tablet:w-full">
        {plan.has.map((part) => (
          <li key={part} className="border-b py-[0.4375rem] leading-[1.3]">
            {part}
          </li>
        ))}
      </ul>
      <p className="col-span-full pt-4 leading-[1.3] tablet:self-end desk:pt-6">{plan.suits}</p>
    </li>
  );
}
