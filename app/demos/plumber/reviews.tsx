const reviews = [
  {
    quote: "Called at eight with a wet ceiling, dry and patched by noon. The price was the price.",
    author: "Dana R.",
    job: "Burst pipe, Fern Hill",
  },
  {
    quote: "They explained three options for the heater and pushed none of them.",
    author: "Luis M.",
    job: "Water heater, Millbrook",
  },
  {
    quote: "Shoe covers on, old valve in a bag on the counter, sink cleaner than before.",
    author: "Joan T.",
    job: "Shut-off valve, Old Town",
  },
] as const;

/** Examples of what customers say. */
export function Reviews() {
  return (
    <section className="pl-section pl-reviews" aria-labelledby="reviews-title">
      <div className="pl-wrap pl-tee">
        <h2 id="reviews-title">What people say on the doorstep</h2>
        <p className="pl-example">Example reviews. Yours go here.</p>
        <div className="pl-quotes">
          {reviews.map(({ quote, author, job }) => (
            <figure key={author}>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <strong>{author}</strong> {job}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
