import { useFirmName } from "../demo";
import { SignStrokes } from "./logo";
import { plumber } from "./plumber";
import { jobs } from "./jobs";
import { quoteFor, times, type Quote } from "./quotes";
import { tripTerms } from "./towns";

const lines = [
  { field: "arrival", label: "Arrival" },
  { field: "takes", label: "Job Time" },
  { field: "brings", label: "On the Van" },
] as const;

/** The quote, as the sheet that the plumber carries in. */
export function JobSheet({ quote }: { quote: Quote }) {
  return (
    <div className="pl-sheet" id="job-sheet" data-quotes={quotesForScript()}>
      <p className="pl-sheet-top">
        <svg className="pl-sign" viewBox="0 0 64 64" aria-hidden="true">
          <SignStrokes />
        </svg>
        <span>{useFirmName(plumber)}</span>
      </p>
      <div aria-live="polite">
        <h3>
          <small>Your Quote</small> <span data-quote="job">{quote.job}</span>
        </h3>
        <p className="pl-sheet-price" data-quote="price">
          {quote.price}
        </p>
        <dl>
          {lines.map(({ field, label }) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd data-quote={field}>{quote[field]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <ul className="pl-thumbs" data-thumbs aria-label="Your photos">
        {[1, 2, 3, 4].map((number) => (
          <li key={number}>Photo {number}</li>
        ))}
      </ul>
      <p className="pl-sheet-foot">Parts, labor and tax included. {tripTerms} Good for 30 days.</p>
    </div>
  );
}

/** All quotes as JSON: by job, then by time. */
function quotesForScript(): string {
  return JSON.stringify(
    Object.fromEntries(
      jobs.flatMap(({ quote }) =>
        quote
          ? [[quote, Object.fromEntries(times.map(({ value }) => [value, quoteFor(quote, value)]))]]
          : [],
      ),
    ),
  );
}
