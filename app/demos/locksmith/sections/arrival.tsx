import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { areas, jobs, totalOf, tripOf, vans, type Trip } from "../trips";
import { Flaps } from "./flaps";
import locksmith from "../facts";

const NAME_FLAPS = Math.max(...areas.map(({ name }) => name.length));

const heading =
  "mb-1.5 block text-[1.125rem]/none tracking-[0.06em] text-orange desk:mb-3 desk:text-[1.5rem] large-text:text-[min(1.125rem,7cqi)]";
const large =
  "text-[clamp(3.75rem,18.6vw,7rem)] desk:text-[min((100cqi-10rem)/13.8,6.125rem)] large-text:text-[13.5cqi]";
const question = "col-span-full px-sides pb-2.5 pt-7 text-[1.75rem]/none text-orange";
const choice =
  "display border-t border-rule text-left hover:bg-soot focus-visible:-outline-offset-[3px] focus-visible:shadow-none aria-pressed:bg-orange aria-pressed:text-ink forced-colors:border-2 forced-colors:aria-pressed:border-[6px]";

/** The arrival times: choose what happened and where, and the board shows the minutes and the price. */
export function Arrival() {
  const trip = tripOf(useChoices(locksmith));
  return (
    <section
      id="arrival"
      className="pt-9 [--edge:max(2.5rem,calc((100cqi-90rem)/2))] [--ems:8.2] desk:pt-[3.75rem]"
      aria-labelledby="arrival-title"
    >
      <h2 id="arrival-title">Minutes to your door</h2>
      <Board {...trip} />
      <JobForm {...trip} />
      <AreaForm {...trip} />
    </section>
  );
}

function Board(trip: Trip) {
  const { area, job } = trip;
  const price = totalOf(trip);
  return (
    <div
      id="board"
      className="border-y border-rule bg-pitch px-sides pb-4 pt-5 desk:pb-7 desk:pt-9"
    >
      <p className="sr-only">
        {job.name}, {area.name}: {area.minutes} minutes, ${price}.
      </p>
      <div
        className="display grid grid-cols-[1fr_auto] justify-start gap-x-4 gap-y-3.5 desk:grid-cols-[1fr_auto_auto] desk:gap-10"
        aria-hidden="true"
      >
        <p className="col-span-full desk:col-auto">
          <span className={heading}>Where</span>
          <Flaps
            text={area.name}
            length={NAME_FLAPS}
            className="text-[clamp(2rem,9.8vw,4.5rem)] desk:text-[min((100cqi-10rem)/13.8,6.125rem)] large-text:text-[8.5cqi] [&>*]:flex-[0_1_0.72em]"
          />
        </p>
        <p>
          <span className={heading}>Minutes</span>
          <Flaps text={String(area.minutes)} length={2} className={large} />
        </p>
        <p>
          <span className={heading}>All in</span>
          <Flaps text={`$${price}`.padStart(4)} length={4} className={large} />
        </p>
      </div>
      <p className="mt-4 grid gap-0.5 text-[1rem] text-ash desk:mt-7 desk:flex desk:gap-10 desk:text-[1.125rem]">
        <b className="text-bone">{job.name}</b>
        <span>
          {vans[area.van].name}, {vans[area.van].waits}
        </span>
        <span data-minutes={area.minutes}>From your call</span>
      </p>
    </div>
  );
}

function JobForm({ area, job }: Trip) {
  return (
    <DemoForm
      target="board"
      className="grid grid-cols-2 desk:grid-cols-[1fr_min(22%,21rem)_min(22%,21rem)_1fr] large-text:grid-cols-1"
      aria-label="What"
      keep={{ area: area.slug }}
    >
      <h3 className={question}>What?</h3>
      {jobs.map(({ slug, name }) => (
        <button
          key={slug}
          className={`min-h-16 px-4 py-2.5 text-[1.375rem]/none [&:nth-of-type(even)]:border-l desk:min-h-20 desk:px-6 desk:text-[clamp(1.625rem,2.5vw,2.25rem)] desk:first-of-type:pl-[--edge] desk:last-of-type:pr-[--edge] desk:[button+&]:border-l large-text:[&:nth-of-type(even)]:border-l-0 ${choice}`}
          name="job"
          value={slug}
          aria-pressed={slug === job.slug}
        >
          {name}
        </button>
      ))}
    </DemoForm>
  );
}

function AreaForm({ area: chosen, job }: Trip) {
  return (
    <DemoForm
      target="board"
      className="border-t border-rule desk:grid desk:grid-cols-2"
      aria-label="Where"
      keep={{ job: job.slug }}
    >
      <h3 className={question}>Where?</h3>
      {areas.map((area) => (
        <button
          key={area.slug}
          className={`group grid min-h-[3.25rem] w-full grid-cols-[1fr_auto_5rem_3.75rem] items-center gap-2 px-sides py-1 text-[1.75rem]/none [@media(max-width:22rem)]:grid-cols-[1fr_auto_4.5rem_3.25rem] [@media(max-width:22rem)]:text-[1.5rem] desk:min-h-[4.25rem] desk:grid-cols-[1fr_3rem_auto_4.75rem] desk:px-6 desk:[&:nth-of-type(odd)]:pl-[--edge] desk:[&:nth-of-type(even)]:pr-[--edge] desk:text-[clamp(1.625rem,2.5vw,2.25rem)] large-text:!grid-cols-[minmax(0,1fr)_auto_auto] large-text:gap-x-2 large-text:gap-y-1 large-text:!text-[min(1.75rem,11cqi)] ${choice}`}
          name="area"
          value={area.slug}
          aria-pressed={area === chosen}
        >
          <span className="large-text:col-span-full">{area.name} </span>
          <span className="whitespace-nowrap text-right font-text text-[1rem] font-normal normal-case text-ash group-aria-pressed:text-ink desk:text-[1.125rem] large-text:text-left large-text:text-[min(1.125rem,7cqi)]">
            {vans[area.van].name}{" "}
          </span>
          <span className="whitespace-nowrap text-right">{area.minutes} min </span>
          <span className="whitespace-nowrap text-right text-orange group-aria-pressed:text-ink">
            ${totalOf({ area, job })}
          </span>
        </button>
      ))}
      <p className="border-t border-rule px-sides py-5 text-ash desk:col-span-full">
        <strong className="display block text-[1.75rem]/[1.1] text-bone desk:text-[2.25rem]/[1.1]">
          Same by day and by night.
        </strong>{" "}
        Snow: add 10. Demo. Nothing is sent.
      </p>
    </DemoForm>
  );
}
