import { Section } from "./section";

const reviews = [
  {
    quote: "Found in twenty minutes what two others had missed, and showed me the reading.",
    author: "Grace T., Riverside",
    job: "Fault finding",
    before: "0.3 MΩ",
    after: "210 MΩ",
  },
  {
    quote: "The charger went in on a rainy Tuesday and the drive looks untouched.",
    author: "Amir K., Maple Flats",
    job: "Car charger, 40 A",
    before: "4 mi an hour",
    after: "31 mi an hour",
  },
  {
    quote: "My mother is 84 and has not noticed that the house got smart. Her switch just works.",
    author: "June P., Copper Hill",
    job: "Smart home, one floor",
    before: "19 switches",
    after: "1 keypad",
  },
];

/** Example reviews, each with what was measured before and after. */
export function Reviews() {
  return (
    <Section
      id="reviews"
      circuit="7"
      symbol="source"
      ground="sheet"
      title="Before, after, in their words"
      lead="These three are examples, with invented names and readings. Yours will stand here."
    >
      <ul className="el-reviews">
        {reviews.map(({ quote, author, job, before, after }) => (
          <li key={author}>
            <figure>
              <p className="el-swing">
                <s>
                  <span className="el-hidden">Before: </span>
                  {before}
                </s>
                <b>
                  <span className="el-hidden">After: </span>
                  {after}
                </b>
              </p>
              <blockquote>{quote}</blockquote>
              <figcaption>
                {author}
                <span className="el-tag">Example: {job}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
