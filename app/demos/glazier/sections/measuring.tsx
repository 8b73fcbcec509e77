import corners from "../drawings/corners.svg";
import depth from "../drawings/depth.svg";
import reflections from "../drawings/reflections.svg";
import widths from "../drawings/widths.svg";
import { Section } from "./section";

const steps = [
  {
    title: "Measure the width three times.",
    text: "Go straight across at the top, in the middle and at the bottom, because houses settle. Then do the same for the height.",
    drawing: widths,
  },
  {
    title: "Measure from corner to corner.",
    text: "Do it both ways. If the numbers are more than a quarter of an inch apart, we’ll come and make a pattern for free.",
    drawing: corners,
  },
  {
    title: "Check how deep the frame is.",
    text: "Go from the inner lip to the outer edge. A double pane needs 1\u00a01/4\u00a0inches, about as long as a paper clip.",
    drawing: depth,
  },
  {
    title: "Count the panes.",
    text: "Hold a flashlight to the window when it’s dark. Two reflections mean that you’ve got one pane, and four mean two.",
    drawing: reflections,
  },
];

/** How to measure a window in four pictures, and which of the numbers the firm cuts by. */
export function Measuring() {
  return (
    <Section id="measuring" title="You can measure your window yourself." className="bg-sky">
      <p>
        All you need is a tape measure and ten minutes. Give us the smallest width and height you’ve
        found, and we’ll tell you a price on the phone. If a number is off, it won’t cost you
        anything, because we always measure again before we cut.
      </p>
      <ol className="grid gap-5 tablet:grid-cols-2 tablet:gap-7 desk:grid-cols-4 large-text:grid-cols-[minmax(0,1fr)]">
        {steps.map(({ title, text, drawing }) => (
          <li
            key={title}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-x-4 desk:block large-text:block"
          >
            <img
              src={drawing}
              alt=""
              className="h-auto w-full desk:mb-5 large-text:mb-3 large-text:w-40"
              width={240}
              height={240}
              loading="lazy"
            />
            <div>
              <h3 className="mb-1 text-[1.25rem]/[1.15] font-medium">{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
