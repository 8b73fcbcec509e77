import { bySlug, useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { Plant } from "../drawings/plant";
import gardener from "../facts";
import { type Month, months } from "../months";
import { Head } from "./head";
import { YearChart } from "./year-chart";

/** The season calendar: a row of twelve plants to choose from, the month's work, and the year in one chart. */
export function Season() {
  const { month: slug, plot } = useChoices(gardener);
  const chosen = bySlug(months, slug);
  return (
    <section id="season" aria-labelledby="season-title">
      <Head id="season-title" title="Season calendar">
        Choose a month. Do the jobs yourself or book us for them.
      </Head>
      <DemoForm
        target="sheet"
        className="grid grid-cols-6 px-[calc(var(--sides)-0.375rem)] tablet:grid-cols-12 large-text:grid-cols-3"
        aria-label="The months"
        keep={{ plot }}
      >
        {months.map((month) => (
          <button
            key={month.slug}
            name="month"
            value={month.slug}
            aria-pressed={month === chosen}
            className="group relative isolate pt-8 font-serif text-[1.25rem]/none text-moss before:absolute before:inset-x-[3%] before:bottom-11 before:top-5 before:-z-10 before:rounded-t-[10rem] aria-pressed:text-ink aria-pressed:before:bg-sage"
          >
            <Plant
              month={month.slug}
              className="w-full border-b-8 border-moss px-[7%] stroke-2 tablet:stroke-[1.5]"
            />
            <span className="grid h-11 place-items-center decoration-2 underline-offset-[0.25em] group-aria-pressed:text-tomato group-aria-pressed:underline">
              {month.name.slice(0, 3)}
              <span className="sr-only">{month.name.slice(3)}</span>
            </span>
          </button>
        ))}
      </DemoForm>
      <Sheet month={chosen} />
      <YearChart chosen={months.indexOf(chosen)} />
    </section>
  );
}

function Sheet({ month }: { month: Month }) {
  return (
    <div
      id="sheet"
      className="mx-sides mt-6 grid gap-7 border border-moss bg-paper px-6 pb-8 pt-7 shadow-[inset_0_0_0_5px_theme(colors.paper),inset_0_0_0_6px_theme(colors.moss)] tablet:grid-cols-[auto_1fr] tablet:gap-x-10 tablet:p-10 desk:gap-x-16 desk:p-16 desk:pb-[4.5rem] large-text:grid-cols-1 large-text:px-4"
    >
      <figure className="grid content-start justify-items-center">
        <Plant
          month={month.slug}
          className="colored box-content w-[7.5rem] rounded-t-[10rem] border-b-8 border-moss bg-sage stroke-[0.9] px-3 pt-10 desk:w-[10.5rem] desk:px-7 desk:pt-14 large-text:w-[min(7.5rem,100%-1.5rem)]"
        />
        <figcaption className="pt-3 text-center font-serif leading-tight">{month.plant}</figcaption>
      </figure>
      <div>
        <h3 className="mb-2 text-[clamp(2.25rem,1.75rem+2vw,3.5rem)]/[0.95]">
          Jobs for {month.name}
        </h3>
        <p className="text-lead">{month.note}</p>
        <div className="mt-5 rounded-[1.75rem_0.25rem] bg-oat px-5 pb-[1.375rem] pt-5 desk:px-7 desk:pb-6">
          <h4>Do this first</h4>
          <p className="mt-1.5 leading-[1.35]">{month.first}</p>
        </div>
        <ul className="mt-5 border-t border-sage">
          {month.work.map((task) => (
            <li
              key={task}
              className="border-b border-sage py-2 pl-7 leading-[1.3] before:float-left before:-ml-7 before:mt-[0.3rem] before:size-[0.8rem] before:rounded-[0_70%] before:bg-moss"
            >
              {task}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
