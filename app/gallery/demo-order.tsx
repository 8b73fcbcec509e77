import { Section } from "~/ui/section";
import type { Demo } from "./demo-content";
import { tradeButton } from "./trade-button";

/** The way from a template to the order form. */
export function DemoOrder({ industry }: { industry: Demo["industry"] }) {
  return (
    <Section
      title="Want this one with your name on it?"
      intro="We swap in your colors, words, photos and prices, and put it online for you."
      className="bg-paper"
    >
      <a href={`/contact?industry=${industry}`} className={tradeButton("solid")}>
        Get This Site
      </a>
    </Section>
  );
}
