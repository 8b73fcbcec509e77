import { useChoices, useFirmName } from "../demo";
import { DemoForm } from "../demo-form";
import { answerFor, budgetOf, budgets } from "./budgets";
import { builder } from "./builder";
import { Napkin } from "./drawings/napkin";
import { kindOf, kinds, startOf } from "./kinds";

/** The project request: two answers and the plans open a file, whose cover says what they build. */
export function Request() {
  const choices = useChoices(builder);
  const kind = kindOf(choices.kind);
  const budget = budgetOf(choices.budget);
  return (
    <section id="request" className="kd-section kd-request" aria-labelledby="request-title">
      <div className="kd-wrap">
        <div className="kd-head">
          <h2 id="request-title">Start your file</h2>
          <p>
            Thinking about an extension? Bring a sketch, even one on a napkin. Plans, a survey and
            pictures of the yard help even more.
          </p>
        </div>
        <div className="kd-request-grid">
          <DemoForm target="cover" className="kd-form" aria-label="Project request">
            <input type="hidden" name="start" value={startOf(choices.start).slug} />
            <Radios legend="What shall we build?" field="kind" options={kinds} chosen={kind.slug} />
            <Radios
              legend="What may it cost?"
              field="budget"
              options={budgets}
              chosen={budget.slug}
            />
            <div className="kd-field">
              <label htmlFor="kd-plans">Plans, sketches, photos</label>
              <div className="kd-plans">
                <p id="kd-plans-hint">
                  Up to six sheets: PDF or pictures. Nothing to show? Skip it.
                </p>
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
              <label htmlFor="kd-wish">Why now?</label>
              <textarea
                id="kd-wish"
                rows={3}
                maxLength={600}
                placeholder="Third child in June, and one bathroom"
              />
            </p>
            <div className="kd-field-pair">
              <p className="kd-field">
                <label htmlFor="kd-name">Your name</label>
                <input id="kd-name" type="text" autoComplete="name" maxLength={80} />
              </p>
              <p className="kd-field">
                <label htmlFor="kd-phone">Phone</label>
                <input id="kd-phone" type="tel" autoComplete="tel" placeholder="555-0142" />
              </p>
            </div>
            <p className="kd-submit">
              <button className="kd-button">Open my file</button>
              <small>This is a demo: nothing is sent. Your plans stay on your device.</small>
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
        No. 224 <b>You</b>
      </p>
      <p className="kd-label kd-file-firm">{useFirmName(builder)}</p>
      <h3 data-answer="kind">{kind.name}</h3>
      <p data-answer="budget">{budget.name}</p>
      <p className="kd-stamp kd-file-stamp" data-answer="stamp">
        {answer?.stamp}
      </p>
      <dl className="kd-file-answer">
        <div>
          <dt className="kd-label">What that builds</dt>
          <dd className="kd-file-size" data-answer="size">
            {answer?.size}
          </dd>
          <dd data-answer="advice">{answer?.advice}</dd>
        </div>
        <div>
          <dt className="kd-label">Next step</dt>
          <dd>
            Plan review on Thursday evening at 305 Kiln Street. Forty minutes, free, coffee or beer.
          </dd>
        </div>
      </dl>
      <div className="kd-enclosed">
        <p className="kd-label" id="kd-enclosed-title">
          Enclosed
        </p>
        <ul data-plans="" aria-labelledby="kd-enclosed-title">
          <li className="kd-napkin">
            <Napkin />
            <span>No plans yet. A napkin is fine.</span>
          </li>
        </ul>
      </div>
    </div>
  );
}
