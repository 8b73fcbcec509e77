import { useChoices } from "../../kit/facts";
import { DemoForm } from "../../kit/form";
import { jobs } from "../jobs";
import plumber from "../facts";
import { QuoteAnswer } from "./quote-answer";
import { quoteFor, times } from "../quotes";

/** The quote form, and its answer below it. */
export function QuoteSection() {
  const { job, when } = useChoices(plumber);
  return (
    <section className="pl-section pl-quote" id="quote" aria-labelledby="quote-title">
      <div className="pl-wrap">
        <header className="pl-head">
          <h2 id="quote-title">Get a Quote</h2>
          <p>
            Please tell us what the problem is, and add a photo if you can. You will have the price
            as soon as you have sent the form.
          </p>
        </header>
        <div className="pl-quote-grid">
          <QuoteForm job={job ?? ""} when={when ?? ""} />
          <QuoteAnswer quote={quoteFor(job ?? "", when ?? "")} />
        </div>
      </div>
    </section>
  );
}

/** What is chosen goes into the query; the script fills in the answer without leaving the page, so that photos stay. */
function QuoteForm({ job, when }: { job: string; when: string }) {
  return (
    <DemoForm target="your-quote" className="pl-form" aria-label="Get a Quote">
      <p className="pl-field">
        <label htmlFor="pl-job">1. What Is the Problem?</label>
        <select id="pl-job" name="job" defaultValue={job} required>
          <option value="">Please choose one</option>
          {jobs.map(({ name, quote }) =>
            quote ? (
              <option key={quote.value} value={quote.value}>
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
        <label htmlFor="pl-photos">3. Photos of the Leak or Other Problem</label>
        <div className="pl-photos">
          <Camera />
          <p id="pl-photos-hint">
            You can add up to four photos. Pictures from close up help us most.
          </p>
          <input
            id="pl-photos"
            type="file"
            accept="image/*"
            multiple
            aria-describedby="pl-photos-hint"
          />
          <ul className="pl-thumbs" aria-label="Your photos" />
        </div>
      </div>
      <div className="pl-field pl-field-pair">
        <p>
          <label htmlFor="pl-phone">4. Your Phone Number</label>
          <input id="pl-phone" type="tel" autoComplete="tel" placeholder="555-0142" />
        </p>
        <p>
          <label htmlFor="pl-street">5. Your Address</label>
          <input id="pl-street" type="text" autoComplete="address-line1" maxLength={80} />
        </p>
      </div>
      <p className="pl-submit">
        <button className="pl-button">Show My Price</button>
        <small>
          Please note that this website is a demo, so nothing will be sent to us. Your photos stay
          with you.
        </small>
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
