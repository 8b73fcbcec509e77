import type { ReactNode } from "react";
import {
  CountReflections,
  MeasureCorners,
  MeasureHeights,
  MeasureRebate,
  MeasureWidths,
} from "../drawings/measuring-steps";
import { Section } from "./section";

const steps: readonly { title: string; text: string; drawing: ReactNode }[] = [
  {
    title: "Measure the width three times.",
    text: "Go straight across the opening at the top, in the middle and at the bottom. The three numbers usually differ a little, because houses settle.",
    drawing: <MeasureWidths />,
  },
  {
    title: "Measure the height three times.",
    text: "Do the same on the left, in the middle and on the right. Hold the tape straight, because a tape that leans gives you a number that’s too long.",
    drawing: <MeasureHeights />,
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

const panes = [
  {
    pane: "A kitchen window in plain glass",
    size: "2 by 3 feet",
    thickness: "5/32 inch",
    weight: "12 pounds, or as much as a big bag of potatoes",
  },
  {
    pane: "A bedroom window in warm glass",
    size: "3 by 4 feet",
    thickness: "15/16 inch",
    weight: "50 pounds, or one packed suitcase",
  },
  {
    pane: "The same window in quiet glass",
    size: "3 by 4 feet",
    thickness: "1-3/16 inches",
    weight: "90 pounds, or nearly two suitcases",
  },
  {
    pane: "A patio door in safety glass",
    size: "3 by 6 feet",
    thickness: "3/8 inch",
    weight: "80 pounds, or a ten-year-old",
  },
  {
    pane: "A store window in thick safety glass",
    size: "8 by 7 feet",
    thickness: "1/2 inch",
    weight: "360 pounds, or two grown men",
  },
];

/** How to measure a window in five drawings, and how large and heavy common panes are. */
export function Measuring() {
  return (
    <Section id="measuring" title="You can measure your window yourself.">
      <p>
        All you need is a tape measure, a pencil and about ten minutes. We use your numbers to tell
        you a price on the phone. If one of them is off, it won’t cost you anything, because we
        always measure again before we cut.
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
      <p>
        When you call, give us the smallest width and the smallest height you’ve found. We cut the
        pane 1/8 of an inch smaller than that, because every frame moves a little between summer and
        winter.
      </p>
      <table className="gz-table gz-panes">
        <caption>People are often surprised at how heavy glass is.</caption>
        <thead>
          <tr>
            <th scope="col">If you need this</th>
            <th scope="col">It’s about this size</th>
            <th scope="col">It’s this thick</th>
            <th scope="col">It weighs about this much</th>
          </tr>
        </thead>
        <tbody>
          {panes.map(({ pane, size, thickness, weight }) => (
            <tr key={pane}>
              <th scope="row">{pane}</th>
              <td>{size}</td>
              <td>{thickness}</td>
              <td>{weight}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
