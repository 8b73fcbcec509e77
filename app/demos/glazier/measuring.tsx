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
    title: "Width",
    text: "Three readings between the jambs: top, center, bottom. Resolution 1/8\u00a0in (3\u00a0mm).",
    drawing: <MeasureWidths />,
  },
  {
    title: "Height",
    text: "Three readings between sill and head: left, center, right. Steel tape, straight.",
    drawing: <MeasureHeights />,
  },
  {
    title: "Diagonals",
    text: "Two readings. Permissible difference 1/4\u00a0in (6\u00a0mm); template survey above that value.",
    drawing: <MeasureCorners />,
  },
  {
    title: "Rebate depth",
    text: "Inner stop to outer edge. Insulating units: 1-1/4\u00a0in (32\u00a0mm) plus glazing bead.",
    drawing: <MeasureRebate />,
  },
  {
    title: "Reflections",
    text: "Point light before the glass in darkness. Two reflections: one pane; four: two panes.",
    drawing: <CountReflections />,
  },
];

/** The readings of a window in five drawings, and what they come to. */
export function Measuring() {
  return (
    <Section id="measuring" number="03" title="Dimensional survey">
      <p>
        Readings by the client serve for the quotation only. The survey before production is carried
        out by the technical office, which assumes liability for the dimensions.
      </p>
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
