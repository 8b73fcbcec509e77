import { useChoices, useFirmName } from "../demo";
import { DemoForm } from "../demo-form";
import { areas, callOf, jobs, totalOf, vans, type Call } from "./arrivals";
import { Flaps } from "./flaps";
import { locksmith } from "./locksmith";
import { NightMap } from "./night-map";

const NAME_FLAPS = Math.max(...areas.map(({ name }) => name.length));

/** The arrival times: choose what happened and where, and the board shows the minutes and the price. */
export function Arrival() {
  const call = callOf(useChoices(locksmith));
  return (
    <section id="arrival" className="nl-arrival" aria-labelledby="arrival-title">
      <div className="nl-head">
        <h2 id="arrival-title">Minutes to your door</h2>
        <p>
          Two vans are out all night, one on each side of the river. Say what happened, tap where
          you are, and the board tells you when we knock and what you pay.
        </p>
      </div>
      <Board {...call} />
      <div className="nl-choose">
        <JobForm {...call} />
        <AreaForm {...call} />
      </div>
      <div className="nl-sent">
        <Slip {...call} />
        <NightMap area={call.area} />
      </div>
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
          <span>You are in</span>
          <Flaps text={area.name} length={NAME_FLAPS} />
        </p>
        <p>
          <span>Minutes</span>
          <Flaps text={String(area.minutes)} length={2} />
        </p>
        <p>
          <span>You pay</span>
          <Flaps text={`$${price}`.padStart(4)} length={4} />
        </p>
      </div>
      <p className="nl-board-note">
        <b>{job.name}.</b>
        <span>
          {vans[area.van].name}, {vans[area.van].waits}
        </span>
        <span data-minutes={area.minutes}>Minutes count from your call</span>
      </p>
    </div>
  );
}

function JobForm({ area, job }: Call) {
  return (
    <DemoForm target="board" className="nl-jobs" aria-label="What happened">
      <h3>What happened?</h3>
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
    <DemoForm target="board" className="nl-areas" aria-label="Where are you">
      <h3>Where are you?</h3>
      <input type="hidden" name="job" value={job.slug} />
      {areas.map((area) => (
        <button key={area.slug} name="area" value={area.slug} aria-pressed={area === chosen}>
          <span>{area.name} </span>
          <span>{vans[area.van].name} </span>
          <span>{area.minutes} min </span>
          <span>${totalOf({ area, job })}</span>
        </button>
      ))}
      <p className="nl-small">
        Times are our usual ones at night. Add ten minutes when it snows. Airport Road is outside
        the city, so $20 of travel is in its price. This is a demo: nothing is sent.
      </p>
    </DemoForm>
  );
}

function Slip(call: Call) {
  const firm = useFirmName(locksmith);
  const { area, job } = call;
  return (
    <figure className="nl-slip">
      <figcaption>The text you get before the van moves</figcaption>
      <p>
        {firm}. {job.name}, {area.name}: <b>${totalOf(call)} in all</b>, tax included.{" "}
        {vans[area.van].name} needs {area.minutes} min. Reply YES and we set off.
      </p>
      <p className="nl-slip-yes">YES</p>
    </figure>
  );
}
