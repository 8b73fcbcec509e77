const reviews = [
  { quote: "Fast, friendly and fair.", from: "Gull Point, March" },
  { quote: "Burst pipe at 2 AM. Here by 2:40.", from: "Pennock, January" },
  { quote: "Paid what they quoted.", from: "Durrell, October" },
  { quote: "Very clean. Will call again.", from: "Fishtown, May" },
] as const;

/** Examples of what customers say: a strip of one-liners. */
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
