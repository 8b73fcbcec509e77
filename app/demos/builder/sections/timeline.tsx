import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import builder from "../facts";
import { Gantt } from "./gantt";
import { kindOf, kinds, startOf, starts } from "../kinds";
import { scheduleOf, type Schedule } from "../schedule";
import { SectionHead } from "./section-head";

/** The timeline: choose a kind of build and a month, and the blueprint shows all weeks to the keys. */
export function Timeline() {
  const choices = useChoices(builder);
  const kind = kindOf(choices.kind);
  const start = startOf(choices.start);
  const schedule = scheduleOf(kind, start);
  return (
    <section id="timeline" className="kd-section kd-timeline" aria-labelledby="timeline-title">
      <div className="kd-wrap">
        <SectionHead
          id="timeline-title"
          title="Schedules Cover Every Week From Plan To Keys"
          dateline="Decorah, Feb. 12."
        >
          Customers receive a schedule before the work begins, with the payments beside the work and
          spare days for the weather.
        </SectionHead>
        <DemoForm target="plan" className="kd-kinds" aria-label="Kind of project">
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
              Keys On {schedule.keysDate}
            </p>
            <dl className="kd-plan-facts">
              <div>
                <dt className="kd-label">In the office</dt>
                <dd>{schedule.weeksBefore} weeks</dd>
              </div>
              <div>
                <dt className="kd-label">Ground broken</dt>
                <dd>{schedule.digDate}</dd>
              </div>
              <div>
                <dt className="kd-label">On the site</dt>
                <dd>{schedule.weeksOnSite} weeks</dd>
              </div>
            </dl>
            <DemoForm target="plan" className="kd-starts" aria-label="Month of ground-breaking">
              <input type="hidden" name="kind" value={kind.slug} />
              <input type="hidden" name="budget" value={choices.budget} />
              <span className="kd-label">Starting in</span>
              {starts.map(({ slug, name }) => (
                <button key={slug} name="start" value={slug} aria-pressed={slug === start.slug}>
                  {name}
                </button>
              ))}
            </DemoForm>
          </div>
          <Gantt schedule={schedule} />
          <Payments bars={schedule.bars} />
          <p className="kd-plan-note">
            <b>Starts in {start.name}:</b> {start.note}{" "}
            <span>This sample is a demonstration, and nothing is sent.</span>
          </p>
        </div>
      </div>
    </section>
  );
}

/** The payments in one sentence, as they come due. */
function Payments({ bars }: Pick<Schedule, "bars">) {
  const due = bars.flatMap(({ pays }) => (pays ? [`${pays.percent}% ${pays.when}`] : []));
  return (
    <p className="kd-plan-note">
      <b>Payments:</b> Customers pay {due.slice(0, -1).join(", ")}, and the last {due.at(-1)}.
    </p>
  );
}
