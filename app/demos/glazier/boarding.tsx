import type { ReactNode } from "react";
import { BoardedWindow, BrokenWindow, NewWindow } from "./drawings/broken-window";
import { glazier } from "./glazier";
import { Section } from "./section";

const stages: readonly { time: string; title: string; text: string; drawing: ReactNode }[] = [
  {
    time: "0\u00a0min",
    title: "Intake",
    text: "Recording of opening size, sill height and access by a qualified glazier; statement of the price.",
    drawing: <BrokenWindow />,
  },
  {
    time: "120\u00a0min maximum",
    title: "Temporary closure",
    text: "Removal of fragments, plywood closure on internal battens, cleaning, dimensional survey.",
    drawing: <BoardedWindow />,
  },
  {
    time: "1 to 5 working days",
    title: "Replacement",
    text: "Stock sizes on the next working day, insulating units within five. Credit of 50% of the closure.",
    drawing: <NewWindow />,
  },
];

const measures = [
  "Sturdy footwear; no children or animals in the room.",
  "Fragments in the frame until removal by the crew, because of the risk of collapse.",
  "Blind or curtain in the closed position as a catch for fragments.",
  "Two exterior photographs for the property insurer.",
];

const closures = [
  { opening: "Window or door light", size: "48 × 48\u00a0in (1,220 × 1,220\u00a0mm)", price: 135 },
  { opening: "Patio or shop door", size: "lock function retained", price: 165 },
  { opening: "Roof window", size: "with weather sheet", price: 210 },
  { opening: "Storefront", size: "width 96\u00a0in (2,440\u00a0mm), crew of two", price: 290 },
];

/** The emergency page: the number, the stages, the measures until arrival, and the rates. */
export function Boarding() {
  return (
    <Section id="boarding" number="01" title="Emergency glazing">
      <p>
        The emergency service operates 24 hours on all calendar days. Response time is
        120&nbsp;minutes at maximum in four of the five counties of the supply area; no emergency
        service in Tarrow. Rates are independent of the hour and of the day of the week.
      </p>
      <a className="gz-number" href={`tel:${glazier.phone}`}>
        <span className="gz-hidden">Emergency telephone </span>
        {glazier.phone}
      </a>
      <ol className="gz-stages">
        {stages.map(({ time, title, text, drawing }) => (
          <li key={time}>
            {drawing}
            <p className="gz-time">{time}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="gz-until">
        <h3>Interim measures</h3>
        <ol>
          {measures.map((measure) => (
            <li key={measure}>{measure}</li>
          ))}
        </ol>
      </div>
      <div className="gz-boards">
        <h3>Temporary closure, fixed rates</h3>
        <dl>
          {closures.map(({ opening, size, price }) => (
            <div key={opening}>
              <dt>{opening}</dt>
              <dd className="gz-boards-price">USD {price}</dd>
              <dd>{size}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
