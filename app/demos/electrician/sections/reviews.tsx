import { Section } from "./section";

const reviews = [
  {
    quote:
      "She told me which switch, stayed on the phone till I found it, and was here in twenty minutes.",
    about: "A burnt smell, 11:40 pm",
  },
  {
    quote: "My mother is 84. Every switch works as she knows it.",
    about: "Lights for a whole floor",
  },
  {
    quote: "They put a name on every breaker. Last week I turned off the oven, and only the oven.",
    about: "A new panel",
  },
];

/** Example reviews in the light of the lamp, the first one as large as a title. */
export function Reviews() {
  return (
    <Section
      id="reviews"
      ground="lamp"
      title="From the other end of the line"
      lead="Examples, made up for this demonstration."
    >
      <ul className="grid gap-6 desk:grid-cols-[7fr_5fr] desk:gap-x-16">
        {reviews.map(({ quote, about }) => (
          <li
            key={quote}
            className="border-t border-ink pt-4 text-title desk:text-[1.625rem]/[1.25] desk:first:row-span-2 first:text-[clamp(1.625rem,0.9rem+2.4vw,3rem)] first:leading-[1.1] first:tracking-[-0.02em]"
          >
            <blockquote className="text-pretty">“{quote}”</blockquote>
            <p className="mt-3 font-mono text-note tracking-normal">{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
