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
        <header className="pl-head">
          <h2 id="quote-title">Get a Quote</h2>
          <p>Send us a photo. See your price right away.</p>
        </header>
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
    <DemoForm target="job-sheet" className="pl-form" aria-label="Get a Quote">
      <p className="pl-field">
        <label htmlFor="pl-job">1. What Is the Problem?</label>
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
        <legend>2. When Do You Need Us?</legend>
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
        <label htmlFor="pl-photos">3. Photos of the Leak</label>
        <div className="pl-photos">
          <Camera />
          <p id="pl-photos-hint">Up to 4 photos. Close up is best.</p>
          <input
            id="pl-photos"
            type="file"
            accept="image/*"
            multiple
            aria-describedby="pl-photos-hint"
          />
        </div>
      </div>
      <div className="pl-field pl-field-pair">
        <p>
          <label htmlFor="pl-phone">4. Your Phone Number</label>
          <input id="pl-phone" type="tel" autoComplete="tel" placeholder="555-0142" />
        </p>
        <p>
          <label htmlFor="pl-street">5. Your Address</label>
          <input id="pl-street" type="text" autoComplete="street-address" maxLength={80} />
        </p>
      </div>
      <p className="pl-submit">
        <button className="pl-button">Show My Price</button>
        <small>Demo form. Nothing gets sent. Your photos stay with you.</small>
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
