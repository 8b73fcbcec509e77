import { useChoices, useFirmName } from "../demo";
import { DemoForm } from "../demo-form";
import { answerFor, budgetOf, budgets } from "./budgets";
import { builder } from "./builder";
import { Napkin } from "./drawings/napkin";
import { kindOf, kinds, startOf } from "./kinds";
import { SectionHead } from "./section-head";

/** The project request: two answers and the plans open a file, whose cover says what they build. */
export function Request() {
  const choices = useChoices(builder);
  const kind = kindOf(choices.kind);
  const budget = budgetOf(choices.budget);
  return (
    <section id="request" className="kd-section kd-request" aria-labelledby="request-title">
      <div className="kd-wrap">
        <SectionHead id="request-title" title="Tell Us About Your Project">
          Some folks send us blueprints, and others have drawn it on the back of a feed store
          receipt, and we have built good houses from both. Dad or Connie will call you back the
          same week.
        </SectionHead>
        <div className="kd-request-grid">
          <DemoForm target="cover" className="kd-form" aria-label="Project request">
            <input type="hidden" name="start" value={startOf(choices.start).slug} />
            <Radios
              legend="What would you like us to build?"
              field="kind"
              options={kinds}
              chosen={kind.slug}
            />
            <Radios
              legend="About how much were you planning to spend?"
              field="budget"
              options={budgets}
              chosen={budget.slug}
            />
            <div className="kd-field">
              <label htmlFor="kd-plans">Any plans, sketches or photographs you may have</label>
              <div className="kd-plans">
                <p id="kd-plans-hint">Up to six pages, either as PDF files or as pictures.</p>
                <input
                  id="kd-plans"
                  type="file"
                  accept="image/*,application/pdf"
                  multiple
                  aria-describedby="kd-plans-hint"
                />
              </div>
            </div>
            <p className="kd-field">
              <label htmlFor="kd-wish">A little about your family and what you need</label>
              <textarea
                id="kd-wish"
                rows={3}
                maxLength={600}
                placeholder="We have a third baby on the way and only one bathroom"
              />
            </p>
            <div className="kd-field-pair">
              <p className="kd-field">
                <label htmlFor="kd-name">Your name, please</label>
                <input id="kd-name" type="text" autoComplete="name" maxLength={80} />
              </p>
              <p className="kd-field">
                <label htmlFor="kd-phone">Daytime telephone</label>
                <input id="kd-phone" type="tel" autoComplete="tel" placeholder="555-0142" />
              </p>
            </div>
            <p className="kd-submit">
              <button className="kd-button">Send It To The Office</button>
              <small>
                This page is a demonstration. Nothing is sent to any office, and your plans stay on
                your own computer or telephone.
              </small>
            </p>
          </DemoForm>
          <Cover kind={kind} budget={budget} />
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

interface CoverProps {
  kind: ReturnType<typeof kindOf>;
  budget: ReturnType<typeof budgetOf>;
}

/** The cover of the visitor's file; the script fills it in at each choice, so that plans stay. */
function Cover({ kind, budget }: CoverProps) {
  const answer = answerFor(kind.slug, budget.slug);
  return (
    <div id="cover" className="kd-file" aria-live="polite">
      <p className="kd-tab kd-tab-1">
        No. 224 <b>Your Family</b>
      </p>
      <p className="kd-label kd-file-firm">{useFirmName(builder)}</p>
      <h3 data-answer="kind">{kind.name}</h3>
      <p data-answer="budget">{budget.name}</p>
      <p className="kd-stamp kd-file-stamp" data-answer="stamp">
        {answer?.stamp}
      </p>
      <dl className="kd-file-answer">
        <div>
          <dt className="kd-label">What That Will Build</dt>
          <dd className="kd-file-size" data-answer="size">
            {answer?.size}
          </dd>
          <dd data-answer="advice">{answer?.advice}</dd>
        </div>
        <div>
          <dt className="kd-label">What Happens Next</dt>
          <dd>
            Come in on a Thursday evening and we will go over it at the big table, free of charge.
          </dd>
        </div>
      </dl>
      <div className="kd-enclosed">
        <p className="kd-label" id="kd-enclosed-title">
          What You Sent Along
        </p>
        <ul data-plans="" aria-labelledby="kd-enclosed-title">
          <li className="kd-napkin">
            <Napkin />
            <span>Nothing yet. A drawing like this one is a fine start.</span>
          </li>
        </ul>
      </div>
    </div>
  );
}
