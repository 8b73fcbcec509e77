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
      <div className="grid gap-10 px-sides pb-[4.5rem] desk:grid-cols-2 desk:gap-20 desk:pb-24">
        {reviews.map(({ text, author, place }) => (
          <figure key={author} className="grid content-start gap-3">
            <blockquote>
              <p>“{text}”</p>
            </blockquote>
            <figcaption>
              <b className="block text-[1.375rem]">{author}</b>
              {place}
              <small className="block text-[1.0625rem] text-moss">Example review</small>
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
