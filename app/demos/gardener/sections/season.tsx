import { bySlug, useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { Plant } from "../drawings/plant";
import yard from "../drawings/yard-after.svg";
import gardener from "../facts";
import { months } from "../months";
import { size } from "./finished";
import { Head } from "./head";
import { YearChart } from "./year-chart";

/** The season calendar: a row of twelve plants to choose from, the month's work, and the year in one chart. */
export function Season() {
  const { month: slug, plot } = useChoices(gardener);
  const chosen = bySlug(months, slug);
  return (
    <section id="season" aria-labelledby="season-title">
      <Head id="season-title" title="Season calendar">
        Choose a month to see the yard in its season. Do the jobs yourself or book us.
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
      <Sheet chosen={months.indexOf(chosen)} />
      <YearChart chosen={months.indexOf(chosen)} />
    </section>
  );
}

const seasons = ["spring", "summer", "fall", "winter"] as const;

/** A month's work, below the finished yard in its season. */
function Sheet({ chosen }: { chosen: number }) {
  const month = months[chosen]!;
  const season = seasons[Math.floor(chosen / 3)];
  return (
    <div
      id="sheet"
      className="mx-sides mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border border-moss bg-paper p-2.5 shadow-[inset_0_0_0_5px_theme(colors.paper),inset_0_0_0_6px_theme(colors.moss)] tablet:gap-x-10 desk:gap-x-14 large-text:grid-cols-1"
    >
      <img
        src={`${yard}#${season}`}
        {...size}
        alt={`The yard in Albion in ${season}`}
        className="col-span-full aspect-[5/4] h-auto w-full object-cover object-[72%_50%] tablet:aspect-[2/1] desk:aspect-[14/5] desk:object-[50%_66%] print:aspect-[4/1]"
      />
      <figure className="relative -mt-16 ml-4 w-min tablet:row-span-2 tablet:ml-10 desk:-mt-40 desk:ml-12 large-text:mx-auto">
        <Plant
          month={month.slug}
          className="colored mx-auto box-content block w-[4.75rem] rounded-t-[10rem] border-b-8 border-moss bg-sage stroke-[0.9] px-2 pt-7 shadow-[0_0_0_6px_theme(colors.paper)] tablet:w-[7.5rem] tablet:px-3 tablet:pt-9 desk:w-[10.5rem] desk:px-7 desk:pt-14 desk:shadow-[0_0_0_8px_theme(colors.paper)]"
        />
        <figcaption className="pt-3 text-center font-serif leading-tight">{month.plant}</figcaption>
      </figure>
      <div className="pr-3 pt-5 tablet:pr-8 tablet:pt-8 desk:pr-14 desk:pt-12 large-text:pl-2 large-text:pr-2">
        <h3 className="mb-2 text-[clamp(2rem,1.75rem+2vw,3.5rem)]/[0.95] large-text:text-[min(2rem,13cqi)]">
          Jobs for {month.name}
        </h3>
        <p className="text-lead max-tablet:leading-[1.25]">{month.note}</p>
      </div>
      <div className="col-span-full mx-3 tablet:col-span-1 tablet:col-start-2 tablet:ml-0 tablet:mr-8 desk:mr-14 large-text:mx-0">
        <div className="mt-6 rounded-[1.75rem_0.25rem] bg-oat px-5 pb-[1.375rem] pt-5 desk:px-7 desk:pb-6">
          <h4>Do this first</h4>
          <p className="mt-1.5 leading-[1.35]">{month.first}</p>
        </div>
        <ul className="mb-7 mt-5 border-t border-sage tablet:mb-10 desk:mb-14">
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
