import Star from "lucide-react/icons/star";
import { Section } from "~/ui/section";

/** Invented samples, labeled as such. Replace them with customers' quotes, then remove the "Sample" labels. */
const testimonials = [
  {
    quote:
      "I sent a logo, six photos and a page of notes. Four days later I had a website I was happy to put on the van.",
    author: "Dan M.",
    role: "Plumber",
    location: "Leeds, United Kingdom",
    rating: 5,
  },
  {
    quote:
      "We needed something online before a trade fair. It was ready within 72 hours, and it looks like our shop, not like a template.",
    author: "Ana R.",
    role: "Carpenter",
    location: "Porto, Portugal",
    rating: 5,
  },
  {
    quote: "New prices go out by email and are on the site the next day.",
    author: "Marcus T.",
    role: "Electrician",
    location: "Austin, United States",
    rating: 5,
  },
  {
    quote: "Customers look us up first. Now they find our work, hours and number in one place.",
    author: "Priya S.",
    role: "Owner of a cleaning company",
    location: "Melbourne, Australia",
    rating: 5,
  },
];

export function Testimonials() {
  return (
    <Section
      title="What a happy customer could say"
      intro="These four are sample testimonials. We wrote them to show what we aim for; the people in them are not real customers."
      className="bg-surface"
    >
      <ul tabIndex={0} className="swipe-row grid gap-6 md:grid-cols-2">
        {testimonials.map((testimonial) => (
          <li key={testimonial.author}>
            <figure className="flex h-full flex-col rounded-card border border-line bg-paper p-6 sm:p-8">
              <div className="flex flex-wrap items-center justify-between gap-3">
                <StarRating rating={testimonial.rating} />
                <span className="rounded-full border border-muted px-3 py-0.5 text-sm text-muted">
                  Sample
                </span>
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
