/** Three examples of what customers may say. */
export function Reviews() {
  return (
    <section className="aa-reviews" aria-labelledby="reviews-title">
      <h2 className="aa-reviews-title" id="reviews-title">
        Letters <small>Example reviews</small>
      </h2>
      <figure className="aa-letter aa-letter-first">
        <blockquote>
          The bookcase follows a crooked wall so well that the wall now looks straight.
        </blockquote>
        <figcaption className="aa-caption">Hanna W., built-in bookcase</figcaption>
      </figure>
      <figure className="aa-letter">
        <blockquote>Nine weeks from drawing to staircase, swept clean every evening.</blockquote>
        <figcaption className="aa-caption">Peter O., oak staircase</figcaption>
      </figure>
      <figure className="aa-letter">
        <blockquote>
          They asked how tall my mother is before they set the counter. She cooks with us on
          Sundays.
        </blockquote>
        <figcaption className="aa-caption">Marguerite L., kitchen in maple</figcaption>
      </figure>
    </section>
  );
}
