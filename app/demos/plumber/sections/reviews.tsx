const reviews = [
  { quote: "They were fast and friendly, and the bill was fair.", from: "Gull Point, March" },
  { quote: "Our pipe burst at 2 AM and they were here by 2:40.", from: "Pennock, January" },
  { quote: "I paid exactly what they had quoted me.", from: "Durrell, October" },
  { quote: "He cleaned up after himself, and I would call them again.", from: "Eastbrook, May" },
] as const;

/** Examples of what customers say: a strip of short quotes. */
export function Reviews() {
  return (
    <section className="pl-reviews" aria-labelledby="reviews-title">
      <div className="pl-wrap">
        <h2 id="reviews-title">What Customers Say (examples)</h2>
        <ul className="pl-quotes">
          {reviews.map(({ quote, from }) => (
            <li key={quote}>
              <span className="pl-stars" role="img" aria-label="5 of 5 stars" />
              <q>{quote}</q>
              <span>{from}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
