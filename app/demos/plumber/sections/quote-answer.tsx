import type { Quote } from "../quotes";
import { tripTerms } from "../towns";

/** What the office answers to a quote form that was sent; hidden until then. The server or the script fills it in. */
export function QuoteAnswer({ quote }: { quote: Quote | undefined }) {
  return (
    <div
      className="scroll-mt-4 rounded border-[3px] border-ink bg-white p-6 desk:px-10 desk:py-8 large-text:px-3 large-text:py-4"
      id="your-quote"
      tabIndex={-1}
      hidden={!quote}
    >
      <h3>
        Your Quote: <span data-quote="job">{quote?.job}</span>
      </h3>
      <p
        className="display mb-3 mt-2 text-[clamp(2.75rem,11vw,4.25rem)]/[1.1] tracking-[-0.02em] text-blue large-text:whitespace-nowrap large-text:text-[min(2.75rem,14cqi)]"
        data-quote="price"
      >
        {quote?.price}
      </p>
      <p className="mt-3">
        Thank you. We can be there <b data-quote="arrival">{quote?.arrival}</b>. The job usually
        takes <b data-quote="takes">{quote?.takes}</b>, and the plumber will bring{" "}
        <span data-quote="brings">{quote?.brings}</span>.
      </p>
      <p className="mt-3">
        The price includes parts, labor and sales tax, and it is good for 30 days. {tripTerms}
      </p>
    </div>
  );
}
