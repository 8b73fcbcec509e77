import type { ReactNode } from "react";
import {
  CountReflections,
  MeasureCorners,
  MeasureRebate,
  MeasureWidths,
} from "../drawings/measuring-steps";
import { Section } from "./section";

const steps: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: "Measure the width three times.",
    text: "Go straight across at the top, in the middle and at the bottom, because houses settle. Then do the same for the height.",
    drawing: <MeasureWidths />,
  },
  {
    title: "Measure from corner to corner.",
    text: "Do it both ways. If the two numbers are more than a quarter of an inch apart, your frame isn’t square, and we’ll come and make a pattern for free.",
    drawing: <MeasureCorners />,
  },
  {
    title: "Check how deep the frame is.",
    text: "Measure from the inner lip to the outer edge. A double pane needs 1-1/4 inches, which is about as long as a paper clip.",
    drawing: <MeasureRebate />,
  },
  {
    title: "Count the panes.",
    text: "Hold a flashlight in front of the window when it’s dark. If you see two reflections, you’ve got one pane, and if you see four, you’ve got two.",
    drawing: <CountReflections />,
  },
];

/** How to measure a window in four drawings, and which of the numbers we cut by. */
export function Measuring() {
  return (
    <Section id="measuring" title="You can measure your window yourself." className="bg-[#ecf6f3]">
      <p>
        All you need is a tape measure, a pencil and about ten minutes. We use your numbers to tell
        you a price on the phone. If one of them is off, it won’t cost you anything, because we
        always measure again before we cut.
      </p>
      <ol className="grid gap-6 tablet:gap-8 desk:grid-cols-[repeat(5,minmax(0,1fr))] desk:gap-6">
        {steps.map(({ title, text, drawing }) => (
          <li
            key={title}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5 gap-y-1 tablet:grid-cols-[7.5rem_minmax(0,1fr)] desk:block large-text:grid-cols-[minmax(0,1fr)]"
          >
            {drawing}
            <h3 className="text-[1.1875rem]/[1.15] font-medium desk:mb-2">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <p>
        When you call, give us the smallest width and the smallest height you’ve found. We cut the
        pane 1/8 of an inch smaller than that, because every frame moves a little between summer and
        winter.
      </p>
    </Section>
  );
}
