interface Review {
  text: string;
  author: string;
  place: string;
  className?: string;
}

/** What a customer writes, marked as invented. */
export function Review({ text, author, place, className = "" }: Review) {
  return (
    <figure className={className}>
      <blockquote className="font-serif text-note">“{text}”</blockquote>
      <figcaption className="pt-3 text-fine">
        <b>{author}</b>, {place}. Example review.
      </figcaption>
    </figure>
  );
}
