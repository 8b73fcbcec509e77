import { Section } from "~/ui/section";
import type { Demo } from "./demo-content";

export function DemoReviews({ demo }: { demo: Demo }) {
  return (
    <Section
      title="Example reviews"
      intro="Written for this demo. Your own customers' words take their place."
      className="bg-[var(--trade-tint)]"
    >
      <ul className="grid gap-6 md:grid-cols-2">
        {demo.reviews.map((review) => (
          <li key={review.author}>
            <figure className="flex h-full flex-col rounded-card bg-surface p-6 shadow-card sm:p-8">
              <blockquote className="text-lg">&ldquo;{review.quote}&rdquo;</blockquote>
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
