import { bySlug, useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import builder from "../facts";
import { kinds, starts } from "../kinds";
import { scheduleOf, type Schedule } from "../schedule";
import { Gantt } from "./gantt";
import { Section } from "./section";

const choice =
  "cursor-pointer bg-navy font-bold hover:bg-ink aria-pressed:bg-paper aria-pressed:text-blue";
const note = "max-w-[38rem] pt-5";

/** The timeline: choose a kind of build and a month, and the blueprint shows all weeks to the keys. */
export function Timeline() {
  const choices = useChoices(builder);
  const kind = bySlug(kinds, choices.kind);
  const start = bySlug(starts, choices.start);
  const schedule = scheduleOf(kind, start);
  return (
    <Section
      id="timeline"
      className="blueprint text-paper"
      title="Schedules Cover Every Week From Plan To Keys"
      dateline="Decorah, Feb. 12."
      report="Customers receive a schedule before the work begins, with the payments beside the work and spare days for the weather."
    >
      <DemoForm
        target="plan"
        className="grid grid-cols-2 gap-1 desk:grid-cols-[repeat(4,auto)] desk:justify-start large-text:grid-cols-1"
        aria-label="Kind of project"
        keep={{ start: start.slug, budget: choices.budget }}
      >
        {kinds.map(({ slug, name }) => (
          <button
            key={slug}
            className={`min-h-14 px-2 py-1.5 leading-[1.1] desk:px-7 desk:text-[1.25rem] ${choice}`}
            name="kind"
            value={slug}
            aria-pressed={slug === kind.slug}
          >
            {name}
          </button>
        ))}
      </DemoForm>
      <div
        id="plan"
        className="mt-1 bg-navy max-desk:-mx-sides max-desk:mt-5 max-desk:px-sides pb-8 pt-6 desk:p-10"
      >
        <div className="grid gap-5 pb-6 desk:grid-cols-[1fr_auto] desk:items-end desk:gap-x-12 desk:gap-y-6 desk:pb-10 large-text:grid-cols-1">
          <p className="text-[clamp(2.75rem,1.9rem+3.8vw,5.5rem)]/[0.92] font-bold tracking-[-0.02em] desk:row-span-2 large-text:text-[min(2.75rem,19cqi)]">
            <span className="label mb-2.5 block">{kind.name}</span>
            Keys On {schedule.keysDate}
          </p>
          <dl className="grid grid-cols-[repeat(3,auto)] items-end justify-between gap-x-4 gap-y-2 tablet:justify-start tablet:gap-x-10 large-text:grid-cols-1">
            <Fact name="In the office" value={`${schedule.weeksBefore} weeks`} />
            <Fact name="Ground broken" value={schedule.digDate} />
            <Fact name="On the site" value={`${schedule.weeksOnSite} weeks`} />
          </dl>
          <DemoForm
            target="plan"
            className="flex flex-wrap items-center gap-1"
            aria-label="Month of ground-breaking"
            keep={{ kind: kind.slug, budget: choices.budget }}
          >
            <span className="label mb-0.5 basis-full desk:mb-0 desk:mr-2 desk:basis-auto">
              Starting in
            </span>
            {starts.map(({ slug, name }) => (
              <button
                key={slug}
                className={`min-h-11 px-4 !bg-blue aria-pressed:!bg-paper ${choice}`}
                name="start"
                value={slug}
                aria-pressed={slug === start.slug}
              >
                {name}
              </button>
            ))}
          </DemoForm>
        </div>
        <Gantt schedule={schedule} />
        <div className="gap-x-12 desk:grid desk:grid-cols-2">
          <Payments bars={schedule.bars} />
          <p className={note}>
            <b>Starts in {start.name}:</b> {start.note}{" "}
            <span className="text-sky">This sample is a demonstration, and nothing is sent.</span>
          </p>
        </div>
      </div>
    </Section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="label text-sky">{name}</dt>
      <dd className="text-[1.25rem] font-bold">{value}</dd>
    </div>
  );
}

/** The payments in one sentence, as they come due. */
function Payments({ bars }: Pick<Schedule, "bars">) {
  const due = bars.flatMap(({ pays }) => (pays ? [`${pays[0]}% ${pays[1]}`] : []));
  return (
    <p className={note}>
      <b>Payments:</b> Customers pay {due.slice(0, -1).join(", ")}, and the last {due.at(-1)}.
    </p>
  );
}
