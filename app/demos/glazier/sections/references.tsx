import { Section } from "./section";

const customers = [
  {
    story:
      "A couple in Waverly has two bedrooms above a bus stop. We put quiet glass in both of them last fall.",
    words:
      "We can still see the bus, but it doesn’t wake us up anymore. You told us it’d be like turning the radio down halfway, and that’s about right.",
  },
  {
    story:
      "A father in Tipton called us on a Sunday, because a softball had gone through his patio door.",
    words:
      "You were here in an hour and a half, and I could lock the door again that night. I thought I’d pay extra for the Sunday, but it was the price you’d told me on the phone.",
  },
  {
    story: "A retired teacher in Hadley wanted a shower that she could clean without a brush.",
    words:
      "You told me to wait with the glass until my tiles were up. I’m glad I listened, because one of the walls turned out to be crooked, and the door still fits.",
  },
];

/** What three customers say, each after the job it is about. */
export function References() {
  return (
    <Section id="references" title="Here are three examples of what customers tell us.">
      {customers.map(({ story, words }) => (
        <figure key={story} className="gz-reference">
          <figcaption>{story}</figcaption>
          <blockquote>“{words}”</blockquote>
        </figure>
      ))}
      <p className="gz-small">We made these three up, because this shop is only an example.</p>
    </Section>
  );
}
