import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { areas, callOf, jobs, totalOf, vans, type Call } from "./arrivals";
import { Flaps } from "./flaps";
import locksmith from "./facts";

const NAME_FLAPS = Math.max(...areas.map(({ name }) => name.length));

/** The arrival times: choose what happened and where, and the board shows the minutes and the price. */
export function Arrival() {
  const call = callOf(useChoices(locksmith));
  return (
    <section id="arrival" className="nl-arrival" aria-labelledby="arrival-title">
      <h2 id="arrival-title">Minutes to your door</h2>
      <Board {...call} />
      <JobForm {...call} />
      <AreaForm {...call} />
    </section>
  );
}

function Board(call: Call) {
  const { area, job } = call;
  const price = totalOf(call);
  return (
    <div id="board" className="nl-board">
      <p className="nl-hidden">
        {job.name}, {area.name}: {area.minutes} minutes, ${price}.
      </p>
      <div className="nl-board-row" aria-hidden="true">
        <p className="nl-board-to">
          <span>Where</span>
          <Flaps text={area.name} length={NAME_FLAPS} />
        </p>
        <p>
          <span>Minutes</span>
          <Flaps text={String(area.minutes)} length={2} />
        </p>
        <p>
          <span>All in</span>
          <Flaps text={`$${price}`.padStart(4)} length={4} />
        </p>
      </div>
      <p className="nl-board-note">
        <b>{job.name}</b>
        <span>
          {vans[area.van].name}, {vans[area.van].waits}
        </span>
        <span data-minutes={area.minutes}>From your call</span>
      </p>
    </div>
  );
}

function JobForm({ area, job }: Call) {
  return (
    <DemoForm target="board" className="nl-jobs" aria-label="What">
      <h3>What?</h3>
      <input type="hidden" name="area" value={area.slug} />
      {jobs.map(({ slug, name }) => (
        <button key={slug} name="job" value={slug} aria-pressed={slug === job.slug}>
          {name}
        </button>
      ))}
    </DemoForm>
  );
}

function AreaForm({ area: chosen, job }: Call) {
  return (
    <DemoForm target="board" className="nl-areas" aria-label="Where">
      <h3>Where?</h3>
      <input type="hidden" name="job" value={job.slug} />
      {areas.map((area) => (
        <button key={area.slug} name="area" value={area.slug} aria-pressed={area === chosen}>
          <span>{area.name} </span>
          <span>{vans[area.van].name} </span>
          <span>{area.minutes} min </span>
          <span>${totalOf({ area, job })}</span>
        </button>
      ))}
      <p className="nl-small">Same by day and by night. Snow: add 10. Demo. Nothing is sent.</p>
    </DemoForm>
  );
}
