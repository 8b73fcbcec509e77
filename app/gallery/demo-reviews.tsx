import { Section } from "~/ui/section";
import type { DemoSectionProps } from "./demo-section";

export function DemoReviews({ demo, ground }: DemoSectionProps) {
  return (
    <Section
      title="Example reviews"
      intro="Written for this demo. Your own customers' words take their place."
      className={ground}
    >
      <ul className="grid gap-6 md:grid-cols-2">
        {demo.reviews.map((review) => (
          <li key={review.author}>
            <figure className="relative flex h-full flex-col rounded-card border border-b-8 border-line border-b-[color:var(--trade)] bg-surface p-6 pt-14 shadow-card sm:p-8 sm:pt-16">
              <span
                aria-hidden
                className="absolute left-6 top-4 text-6xl font-extrabold leading-none text-[color:var(--trade)] sm:left-8"
              >
                &ldquo;
              </span>
              <blockquote className="text-pretty text-xl font-semibold">{review.quote}</blockquote>
              <figcaption className="mt-auto pt-5">
                <span className="font-semibold">{review.author}</span>
                <span className="text-muted">, {review.job} (example)</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
