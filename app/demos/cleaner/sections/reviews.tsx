import { Section } from "./section";

const reviews = [
  { score: 5, quote: "Always on time. Easy to reschedule.", visit: "Weekly, 3 bedrooms" },
  { score: 5, quote: "I got my full deposit back.", visit: "Move-out, 1 bedroom" },
  { score: 4, quote: "Great clean. I’d like a later slot.", visit: "Biweekly, 2 bedrooms" },
  { score: 5, quote: "Same person every time.", visit: "Biweekly, 4 bedrooms" },
];

/** What customers may write, as cards with a score. */
export function Reviews() {
  return (
    <Section
      id="reviews"
      label="Reviews"
      question="How do customers rate us?"
      hint="These are examples. Yours will show here."
    >
      <ul className="grid gap-3 tablet:grid-cols-2 desk:grid-cols-4 desk:gap-4">
        {reviews.map(({ score, quote, visit }) => (
          <li
            key={quote}
            className="grid content-start gap-3 rounded-bend bg-white p-6 leading-[1.4] large-text:px-4"
          >
            <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-note">
              <span>
                <b className="mr-[0.1em] text-[2.25rem]/none tracking-[-0.04em]">{score}</b> out of
                5
              </span>{" "}
              <span className="rounded-2xl bg-cream px-3 py-[0.1rem]">Example</span>
            </p>
            <p>{quote}</p>
            <p className="text-note text-soft">{visit}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
