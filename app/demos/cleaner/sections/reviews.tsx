import { Intro } from "./intro";

const reviews = [
  { score: 5, quote: "Always on time. Easy to reschedule.", visit: "Weekly, 3 bedrooms" },
  { score: 5, quote: "I got my full deposit back.", visit: "Move-out, 1 bedroom" },
  { score: 4, quote: "Great clean. I’d like a later slot.", visit: "Biweekly, 2 bedrooms" },
  { score: 5, quote: "Same person every time.", visit: "Biweekly, 4 bedrooms" },
];

/** What customers may write, as cards with a score. */
export function Reviews() {
  return (
    <section className="cl-section" aria-labelledby="cl-reviews">
      <Intro
        label="Reviews"
        question="How do customers rate us?"
        hint="These are examples. Yours will show here."
        id="cl-reviews"
      />
      <ul className="cl-reviews">
        {reviews.map(({ score, quote, visit }) => (
          <li key={quote}>
            <p className="cl-score">
              <span>
                <b>{score}</b> out of 5
              </span>{" "}
              <span className="cl-example">Example</span>
            </p>
            <p>{quote}</p>
            <p className="cl-review-visit">{visit}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
