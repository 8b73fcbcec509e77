import { wrap } from "./section";

const reviews = [
  { quote: "They were fast and friendly, and the bill was fair.", from: "Gull Point, March" },
  { quote: "Our pipe burst at 2 AM and they were here by 2:40.", from: "Pennock, January" },
  { quote: "I paid exactly what they had quoted me.", from: "Durrell, October" },
  { quote: "He cleaned up after himself, and I would call them again.", from: "Eastbrook, May" },
] as const;

/** Examples of what customers say: a strip of short quotes. */
export function Reviews() {
  return (
    <section className="border-y-[6px] border-ink bg-mist" aria-labelledby="reviews-title">
      <div className={`py-10 ${wrap}`}>
        <h2
          className="text-center text-[1.375rem] large-text:text-[min(1.75rem,9.5cqi)]"
          id="reviews-title"
        >
          What Customers Say (examples)
        </h2>
        <ul className="mt-6 grid gap-x-8 gap-y-5 tablet:grid-cols-2 desk:grid-cols-4">
          {reviews.map(({ quote, from }) => (
            <li key={quote} className="grid gap-1 text-center leading-[1.35]">
              <span className="stars" role="img" aria-label="5 of 5 stars" />
              <q className="text-[1.125rem] font-bold">{quote}</q>
              <span className="text-steel">{from}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
