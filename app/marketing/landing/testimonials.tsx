import Star from "lucide-react/icons/star";
import { areSamples, testimonials } from "~/content/testimonials";
import { Section } from "~/ui/section";

const sampleTexts = {
  title: "What a happy customer could say",
  intro:
    "These four are sample testimonials. We wrote them to show what we aim for; the people in them are not real customers.",
};

export function Testimonials() {
  if (testimonials.length === 0) return null;
  const texts = areSamples ? sampleTexts : { title: "What our customers say" };
  return (
    <Section {...texts} className="bg-surface">
      <ul tabIndex={0} className="swipe-row grid gap-6 md:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.author}>
            <figure className="flex h-full flex-col rounded-card border border-line bg-paper p-6 sm:p-8">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <StarRating rating={testimonial.rating} />
                {areSamples && (
                  <span className="rounded-full border border-muted px-3 py-0.5 text-sm text-muted">
                    Sample
                  </span>
                )}
              </div>
              <blockquote className="mt-5 text-lg">
                <p>{`“${testimonial.quote}”`}</p>
              </blockquote>
              <figcaption className="mt-auto pt-5">
                <span className="block font-bold">{testimonial.author}</span>
                <span className="text-muted">{`${testimonial.role}, ${testimonial.location}`}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function StarRating({ rating }: { rating: number }) {
  return (
    <p className="flex gap-1">
      <span className="sr-only">{`${rating} out of 5 stars`}</span>
      {Array.from({ length: 5 }, (_, index) => (
        <Star
          key={index}
          aria-hidden
          className={`size-5 text-brand ${index < rating ? "fill-current" : ""}`}
        />
      ))}
    </p>
  );
}
