import { bySlug, useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { type Budget, budgets, pastJobs } from "../budgets";
import builder from "../facts";
import { type Kind, kinds, starts } from "../kinds";
import { button, Section } from "./section";

const title = "mb-2 block text-[1.25rem] font-bold";
const field =
  "block min-h-[3.25rem] w-full rounded-none border border-slate bg-white px-3.5 py-2.5 placeholder:text-slate placeholder:opacity-100";

/** The project request; the page says what was chosen once the form has been sent. */
export function Request() {
  const choices = useChoices(builder);
  const kind = bySlug(kinds, choices.kind);
  const budget = bySlug(budgets, choices.budget);
  return (
    <Section
      id="request"
      className="bg-manila desk:!px-[calc(50%-30rem)]"
      narrow
      title="Send A Project Request"
      report="The office takes requests at any hour, with blueprints or pencil sketches, and answers by telephone within the week."
    >
      {choices.request === "sent" && <Answer kind={kind} budget={budget} />}
      <DemoForm
        target="answer"
        className="grid content-start gap-7 *:min-w-0 desk:grid-cols-2 desk:bg-paper desk:p-12 large-text:grid-cols-1"
        aria-label="Project request"
        keep={{ request: "sent", start: bySlug(starts, choices.start).slug }}
      >
        <Radios legend="Project" field="kind" options={kinds} chosen={kind.slug} />
        <Radios legend="Budget" field="budget" options={budgets} chosen={budget.slug} />
        <div>
          <label className={title} htmlFor="plans">
            Plans, sketches or photographs
          </label>
          <div className="border border-dashed border-slate bg-white p-[1.125rem]">
            <p id="plans-hint">Up to six, as PDF files or pictures.</p>
            <input
              id="plans"
              className="mt-3 min-h-11 w-full text-[1rem] file:mr-3 file:min-h-11 file:cursor-pointer file:border-2 file:border-solid file:border-ink file:bg-ink file:px-4 file:font-bold file:text-paper"
              type="file"
              accept="image/*,application/pdf"
              multiple
              aria-describedby="plans-hint"
            />
            <ul
              className="grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4 text-[1rem]/[1.25] *:min-w-0 *:bg-concrete *:p-2 *:[overflow-wrap:anywhere] [&:not(:empty)]:mt-4 [&:not(:empty)]:grid large-text:grid-cols-1 [&_img]:mb-1.5 [&_img]:h-20 [&_img]:w-full [&_img]:object-cover"
              data-plans=""
              aria-label="Plans attached"
            />
          </div>
        </div>
        <p className="desk:grid desk:grid-rows-[auto_1fr]">
          <label className={title} htmlFor="wish">
            Description
          </label>
          <textarea
            id="wish"
            className={field}
            rows={3}
            maxLength={600}
            placeholder="Size, rooms, and when the work should start"
          />
        </p>
        <div className="grid gap-x-5 gap-y-7 pair:grid-cols-2 desk:col-span-full desk:gap-x-7">
          <p>
            <label className={title} htmlFor="customer">
              Name
            </label>
            <input id="customer" className={field} type="text" autoComplete="name" maxLength={80} />
          </p>
          <p>
            <label className={title} htmlFor="telephone">
              Daytime telephone
            </label>
            <input
              id="telephone"
              className={field}
              type="tel"
              autoComplete="tel"
              placeholder="555-0142"
            />
          </p>
        </div>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3 desk:col-span-full desk:gap-8">
          <button className={button}>Send To The Office</button>
          <small className="flex-[1_1_14rem] text-[1.0625rem]/[1.35]">
            This page is a demonstration. Nothing is sent, and plans stay on the visitor’s own
            computer.
          </small>
        </p>
      </DemoForm>
    </Section>
  );
}

interface RadiosProps {
  legend: string;
  field: string;
  options: readonly { slug: string; name: string }[];
  chosen: string;
}

function Radios({ legend, field: name, options, chosen }: RadiosProps) {
  return (
    <fieldset>
      <legend className={title}>{legend}</legend>
      <div className="grid grid-cols-2 gap-x-4 large-text:grid-cols-1 [&>:nth-child(3):last-child]:col-span-full large-text:[&>:last-child]:!col-span-1">
        {options.map((option) => (
          <label
            key={option.slug}
            className="relative grid min-h-12 cursor-pointer grid-cols-[1.375rem_1fr] items-center gap-2.5 py-1.5 text-[1.0625rem]/[1.2] hover:text-brick has-[:checked]:font-bold"
          >
            <input
              className="m-0 size-[1.375rem] accent-brick"
              type="radio"
              name={name}
              value={option.slug}
              defaultChecked={option.slug === chosen}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Answer({ kind, budget }: { kind: Kind; budget: Budget }) {
  return (
    <div
      id="answer"
      className="mb-10 grid scroll-mt-20 gap-3 bg-paper px-5 py-6 desk:px-12 large-text:px-3"
      role="status"
    >
      <h3>Request Received In Demonstration</h3>
      <p>
        Project: {kind.name.toLowerCase()}. Budget: {lowered(budget.name)}.{" "}
        {pastJobs[kind.slug][budget.slug]}
      </p>
      <p>Nothing was sent. On a firm’s own site, the office would now have it with its plans.</p>
    </div>
  );
}

function lowered(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}
