const reviews = [
  {
    quote: "The first Friday in years that did not begin with a mop.",
    author: "Olivia P.",
    job: "Weekly, 3 bedrooms, Park Rows",
  },
  {
    quote: "Full deposit back, and the landlord asked for their number.",
    author: "Jonas E.",
    job: "Move-out clean, Central",
  },
  {
    quote: "Marek left the chess board exactly one move from mate. I checked.",
    author: "Ruth and Al D.",
    job: "Every two weeks, College Hill",
  },
];

/** What customers may write, as notes left for the cleaner. */
export function Reviews() {
  return (
    <section className="cl-section cl-reviews" aria-labelledby="cl-notes">
      <h2 id="cl-notes">Notes left on the counter</h2>
      <ul className="cl-notes">
        {reviews.map(({ quote, author, job }) => (
          <li key={author}>
            <figure>
              <p className="cl-example">Example review</p>
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <b>{author}</b> {job}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
