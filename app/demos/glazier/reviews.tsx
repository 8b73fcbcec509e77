const reviews = [
  {
    quote: "The street is still there, I just do not hear it any more.",
    author: "Claire V.",
    job: "Quiet glass, two bedrooms",
  },
  {
    quote: "Storefront smashed on Sunday, open for business on Monday.",
    author: "Yusuf B.",
    job: "Board, then a new pane",
  },
  {
    quote: "They kept my grandfather’s sashes and the wavy glass in them.",
    author: "Ruth A.",
    job: "Eleven panes, reglazed",
  },
];

/** Three reviews, each on a pane of its own. */
export function Reviews() {
  return (
    <section className="gz-reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="gz-small">
        Example reviews, to show where yours go
      </h2>
      <div className="gz-review-panes">
        {reviews.map(({ quote, author, job }) => (
          <figure key={author}>
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              {author}
              <br />
              {job}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
