import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { budgetOf, budgets, pastJobs, type Budget } from "../budgets";
import builder from "../facts";
import { kindOf, kinds, startOf, type Kind } from "../kinds";
import { SectionHead } from "./section-head";

/** The project request; the page says what was chosen once the form has been sent. */
export function Request() {
  const choices = useChoices(builder);
  const kind = kindOf(choices.kind);
  const budget = budgetOf(choices.budget);
  return (
    <section id="request" className="kd-section kd-request" aria-labelledby="request-title">
      <div className="kd-wrap">
        <SectionHead id="request-title" title="Send A Project Request" dateline="Decorah, March 1.">
          The office takes requests at any hour, with blueprints or pencil sketches, and answers by
          telephone within the week.
        </SectionHead>
        <div className="kd-request-form">
          {choices.request === "sent" && <Answer kind={kind} budget={budget} />}
          <DemoForm target="answer" className="kd-form" aria-label="Project request">
            <input type="hidden" name="request" value="sent" />
            <input type="hidden" name="start" value={startOf(choices.start).slug} />
            <Radios legend="Project" field="kind" options={kinds} chosen={kind.slug} />
            <Radios legend="Budget" field="budget" options={budgets} chosen={budget.slug} />
            <div className="kd-field">
              <label htmlFor="kd-plans">Plans, sketches or photographs</label>
              <div className="kd-plans">
                <p id="kd-plans-hint">Up to six, as PDF files or pictures.</p>
                <input
                  id="kd-plans"
                  type="file"
                  accept="image/*,application/pdf"
                  multiple
                  aria-describedby="kd-plans-hint"
                />
                <ul className="kd-enclosed" data-plans="" aria-label="Plans attached" />
              </div>
            </div>
            <p className="kd-field">
              <label htmlFor="kd-wish">Description</label>
              <textarea
                id="kd-wish"
                rows={3}
                maxLength={600}
                placeholder="Size, rooms, and when the work should start"
              />
            </p>
            <div className="kd-field-pair">
              <p className="kd-field">
                <label htmlFor="kd-name">Name</label>
                <input id="kd-name" type="text" autoComplete="name" maxLength={80} />
              </p>
              <p className="kd-field">
                <label htmlFor="kd-phone">Daytime telephone</label>
                <input id="kd-phone" type="tel" autoComplete="tel" placeholder="555-0142" />
              </p>
            </div>
            <p className="kd-submit">
              <button className="kd-button">Send To The Office</button>
              <small>
                This page is a demonstration. Nothing is sent, and plans stay on the visitor’s own
                computer.
              </small>
            </p>
          </DemoForm>
        </div>
      </div>
    </section>
  );
}

interface RadiosProps {
  legend: string;
  field: string;
  options: readonly { slug: string; name: string }[];
  chosen: string;
}

function Radios({ legend, field, options, chosen }: RadiosProps) {
  return (
    <fieldset className="kd-field">
      <legend>{legend}</legend>
      <div className="kd-radios">
        {options.map(({ slug, name }) => (
          <label key={slug}>
            <input type="radio" name={field} value={slug} defaultChecked={slug === chosen} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Answer({ kind, budget }: { kind: Kind; budget: Budget }) {
  return (
    <div id="answer" className="kd-answer" role="status">
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
