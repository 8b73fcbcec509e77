import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import gardener from "../facts";
import { Head } from "./head";
import { monthOf, months, type Month } from "../months";
import { Plant } from "../drawings/plant";
import { YearChart } from "./year-chart";

/** The season calendar: a row of twelve plants to choose from, the month's work, and the year in one chart. */
export function Season() {
  const { month: slug, plot } = useChoices(gardener);
  const chosen = monthOf(slug);
  return (
    <section id="season" aria-labelledby="season-title">
      <Head id="season-title" title="Season calendar">
        Choose a month. Do the jobs yourself or book us for them.
      </Head>
      <DemoForm target="sheet" className="gg-row" aria-label="The months">
        <input type="hidden" name="plot" value={plot} />
        {months.map((month) => (
          <button key={month.slug} name="month" value={month.slug} aria-pressed={month === chosen}>
            <Plant month={month.slug} />
            <span>
              {month.name.slice(0, 3)}
              <span className="gg-unseen">{month.name.slice(3)}</span>
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
    <div id="sheet" className="gg-sheet">
      <figure className="gg-niche">
        <Plant month={month.slug} />
        <figcaption>{month.plant}</figcaption>
      </figure>
      <div className="gg-month">
        <h3>Jobs for {month.name}</h3>
        <p className="gg-lead">{month.note}</p>
        <div className="gg-first">
          <h4>Do this first</h4>
          <p>{month.first}</p>
        </div>
        <ul>
          {month.work.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
