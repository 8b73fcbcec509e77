import { Section } from "./section";

/** Words of earlier clients. */
export function Clients() {
  return (
    <Section id="clients" title="What clients say">
      <p>“They came on the day and the price was the price.” Example of a review</p>
    </Section>
  );
}
