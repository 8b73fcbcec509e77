import { jobs } from "../jobs";
import { quoteFor, times, type Quote } from "../quotes";
import { tripTerms } from "../towns";

/** What the office answers to a quote form that was sent; hidden until then. The script fills it in. */
export function QuoteAnswer({ quote }: { quote: Quote | undefined }) {
  return (
    <div
      className="pl-answer"
      id="your-quote"
      tabIndex={-1}
      hidden={!quote}
      data-quotes={quotesForScript()}
    >
      <h3>
        Your Quote: <span data-quote="job">{quote?.job}</span>
      </h3>
      <p className="pl-answer-price" data-quote="price">
        {quote?.price}
      </p>
      <p>
        Thank you. We can be there <b data-quote="arrival">{quote?.arrival}</b>. The job usually
        takes <b data-quote="takes">{quote?.takes}</b>, and the plumber will bring{" "}
        <span data-quote="brings">{quote?.brings}</span>.
      </p>
      <p>The price includes parts, labor and sales tax, and it is good for 30 days. {tripTerms}</p>
    </div>
  );
}

/** All quotes as JSON: by job, then by time. */
function quotesForScript(): string {
  return JSON.stringify(
    Object.fromEntries(
      jobs.flatMap(({ quote }) => (quote ? [[quote.value, byTime(quote.value)]] : [])),
    ),
  );
}

function byTime(job: string) {
  return Object.fromEntries(times.map(({ value }) => [value, quoteFor(job, value)]));
}
