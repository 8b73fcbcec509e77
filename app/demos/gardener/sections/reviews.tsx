import { Head } from "./head";

const reviews = [
  {
    text: "The corner behind the shed was all nettles. Now we eat supper there from May to October, and the hydrangeas got through August on one watering a week.",
    author: "E. Ashdown",
    place: "Albion, October",
  },
  {
    text: "They have come every Thursday for four years, rain or shine, and they always close the gate. The pears are pruned each January. This fall we gave away two bushels.",
    author: "Ruth Thomsen",
    place: "Deerfield, November",
  },
];

/** What customers write, marked as invented. */
export function Reviews() {
  return (
    <section aria-labelledby="reviews-title">
      <Head id="reviews-title" title="Reviews" />
      <div className="gg-reviews">
        {reviews.map(({ text, author, place }) => (
          <figure key={author}>
            <blockquote>
              <p>“{text}”</p>
            </blockquote>
            <figcaption>
              <b>{author}</b>
              {place}
              <small>Example review</small>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
