const letters = [
  {
    quote: "We eat outside from May now. Nobody ever sat in that corner before.",
    author: "Ingrid S.",
    job: "patio and beds",
  },
  {
    quote: "They come on Thursdays, they close the gate, and everything grows.",
    author: "Marcus D.",
    job: "year-round care",
  },
];

/** What customers write, marked as invented. */
export function Letters() {
  return (
    <section className="gg-post" aria-labelledby="letters-title">
      <h2 id="letters-title">Two letters</h2>
      <div>
        {letters.map(({ quote, author, job }) => (
          <figure key={author}>
            <blockquote>“{quote}”</blockquote>
            <figcaption>
              {author}, {job} (example review)
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
