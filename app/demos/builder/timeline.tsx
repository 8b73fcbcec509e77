import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { builder } from "./builder";
import { Gantt } from "./gantt";
import { kindOf, kinds, startOf, starts } from "./kinds";
import { scheduleOf } from "./schedule";

/** The timeline: choose a kind of build and a month, and the blueprint shows all weeks to the keys. */
export function Timeline() {
  const choices = useChoices(builder);
  const kind = kindOf(choices.kind);
  const start = startOf(choices.start);
  const schedule = scheduleOf(kind, start);
  return (
    <section id="timeline" className="kd-section kd-timeline" aria-labelledby="timeline-title">
      <div className="kd-wrap">
        <div className="kd-head">
          <h2 id="timeline-title">From plan to keys, week by week</h2>
          <p>
            Pick what you want to build. You get this sheet with your contract: what happens when,
            who is on site, and what you pay when it stands.
          </p>
        </div>
        <DemoForm target="plan" className="kd-kinds" aria-label="Kind of build">
          <input type="hidden" name="start" value={start.slug} />
          <input type="hidden" name="budget" value={choices.budget} />
          {kinds.map(({ slug, name }) => (
            <button key={slug} name="kind" value={slug} aria-pressed={slug === kind.slug}>
              {name}
            </button>
          ))}
        </DemoForm>
        <div id="plan" className="kd-plan">
          <div className="kd-plan-head">
            <p className="kd-keys">
              <span className="kd-label">{kind.name}</span>
              Keys on {schedule.keysDate}
            </p>
            <dl className="kd-plan-facts">
              <div>
                <dt className="kd-label">On paper</dt>
                <dd>{schedule.weeksBefore} weeks</dd>
              </div>
              <div>
                <dt className="kd-label">First dig</dt>
                <dd>{schedule.digDate}</dd>
              </div>
              <div>
                <dt className="kd-label">On site</dt>
                <dd>{schedule.weeksOnSite} weeks</dd>
              </div>
            </dl>
            <DemoForm target="plan" className="kd-starts" aria-label="Month of the first dig">
              <input type="hidden" name="kind" value={kind.slug} />
              <input type="hidden" name="budget" value={choices.budget} />
              <span className="kd-label">We dig in</span>
              {starts.map(({ slug, name }) => (
                <button key={slug} name="start" value={slug} aria-pressed={slug === start.slug}>
                  {name}
                </button>
              ))}
            </DemoForm>
          </div>
          <Gantt schedule={schedule} />
          <p className="kd-plan-note">
            <b>{start.name}.</b> {start.note} <span>This is a demo: nothing is sent.</span>
          </p>
        </div>
      </div>
    </section>
  );
}
