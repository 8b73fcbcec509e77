import { useChoices } from "../demo";
import { DemoForm } from "../demo-form";
import { JobSheet } from "./job-sheet";
import { jobs } from "./jobs";
import { plumber } from "./plumber";
import { quoteFor, times } from "./quotes";

/** The quote form, and the job sheet that it fills in. */
export function QuoteSection() {
  const { job, when } = useChoices(plumber);
  return (
    <section className="pl-section pl-quote" id="quote" aria-labelledby="quote-title">
      <div className="pl-wrap pl-tee">
        <div className="pl-head">
          <h2 id="quote-title">Show us the leak</h2>
          <p>
            Two answers and a photo, and the job sheet has your price. It is the sheet the plumber
            carries in, so nobody has to ask you twice.
          </p>
        </div>
        <div className="pl-quote-grid">
          <QuoteForm job={job ?? ""} when={when ?? ""} />
          <JobSheet quote={quoteFor(job ?? "", when ?? "")} />
        </div>
      </div>
    </section>
  );
}

/** What is chosen goes into the query; the script fills in the sheet without leaving the page, so that photos stay. */
function QuoteForm({ job, when }: { job: string; when: string }) {
  return (
    <DemoForm target="job-sheet" className="pl-form" aria-label="Ask for a price">
      <p className="pl-field">
        <label htmlFor="pl-job">What is wrong?</label>
        <select id="pl-job" name="job" defaultValue={job}>
          {jobs.map(({ name, quote }) =>
            quote ? (
              <option key={quote} value={quote}>
                {name}
              </option>
            ) : null,
          )}
        </select>
      </p>
      <fieldset className="pl-field">
        <legend>When shall we come?</legend>
        <div className="pl-times">
          {times.map(({ value, label, note }) => (
            <label key={value}>
              <input type="radio" name="when" value={value} defaultChecked={value === when} />
              <span>
                <strong>{label}</strong> {note}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="pl-field">
        <label htmlFor="pl-photos">Photos of the leak</label>
        <div className="pl-photos">
          <Camera />
          <p id="pl-photos-hint">Up to four. One from close by, one from a step back.</p>
          <input
            id="pl-photos"
            type="file"
            accept="image/*"
            multiple
            aria-describedby="pl-photos-hint"
          />
        </div>
      </div>
      <div className="pl-field-pair">
        <p className="pl-field">
          <label htmlFor="pl-phone">Your phone</label>
          <input id="pl-phone" type="tel" autoComplete="tel" placeholder="555-0142" />
        </p>
        <p className="pl-field">
          <label htmlFor="pl-street">Street and town</label>
          <input id="pl-street" type="text" autoComplete="street-address" maxLength={80} />
        </p>
      </div>
      <p className="pl-submit">
        <button className="pl-button">Show my price</button>
        <small>This is a demo: nothing is sent. Your photos stay on your device.</small>
      </p>
    </DemoForm>
  );
}

function Camera() {
  return (
    <svg viewBox="0 0 56 44" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        d="M2 10h13l5-8h16l5 8h13v32H2ZM28 15q8 10 8 15a8 8 0 0 1-16 0q0-5 8-15Z"
      />
    </svg>
  );
}
