import type { ReactNode } from "react";
import {
  CountReflections,
  MeasureCorners,
  MeasureHeights,
  MeasureRebate,
  MeasureWidths,
} from "./drawings/measuring-steps";
import { Section } from "./section";
import { SizeCheck } from "./size-check";

const steps: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: "Width, three times",
    text: "Top, middle, bottom, from wood to wood. Read the tape to an eighth of an inch.",
    drawing: <MeasureWidths />,
  },
  {
    title: "Height, three times",
    text: "Left, middle, right. Push the tape into the corner and bend nothing.",
    drawing: <MeasureHeights />,
  },
  {
    title: "Corner to corner",
    text: "Two diagonals. If they differ by more than a quarter inch, the frame leans.",
    drawing: <MeasureCorners />,
  },
  {
    title: "How deep it sits",
    text: "From the inner stop to the outer edge. A double pane needs 1 1/4 in and its bead.",
    drawing: <MeasureRebate />,
  },
  {
    title: "Count the flames",
    text: "Hold a phone light to the glass at night. One pane shows two lights, two panes four.",
    drawing: <CountReflections />,
  },
];

/** How to measure a window, in five drawings, and what the numbers come to. */
export function Measuring() {
  return (
    <Section
      id="measuring"
      number="03"
      title="Measure it like a glazier"
      intro="A steel tape, a pencil, five minutes. You get a price from your numbers; before we cut, we come and measure again, so that a wrong eighth is ours."
    >
      <ol className="gz-steps">
        {steps.map(({ title, text, drawing }) => (
          <li key={title}>
            {drawing}
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <SizeCheck />
    </Section>
  );
}
