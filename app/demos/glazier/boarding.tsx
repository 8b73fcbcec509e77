import type { ReactNode } from "react";
import { BoardedWindow, BrokenWindow, NewWindow } from "./drawings/broken-window";
import { glazier } from "./glazier";
import { Section } from "./section";

const stages: readonly { time: string; title: string; text: string; drawing: ReactNode }[] = [
  {
    time: "Minute 0",
    title: "You call",
    text: "A glazier picks up, asks what broke and how high it is, and tells you the price.",
    drawing: <BrokenWindow />,
  },
  {
    time: "Within 2 hours",
    title: "It is shut",
    text: "Shards out, plywood in, screwed to battens from inside. We sweep, then we measure.",
    drawing: <BoardedWindow />,
  },
  {
    time: "Day 1 to 5",
    title: "It is glass again",
    text: "Common sizes the next day, made-up units in five. Half the board comes off the bill.",
    drawing: <NewWindow />,
  },
];

const firstMinutes = [
  "Shoes on. Children and pets into another room, door shut.",
  "Leave the shards in the frame. Pull one, and the rest may drop.",
  "Draw the blind or the curtain. It catches what falls.",
  "Take two photos from outside, for the insurer.",
];

const boards = [
  { opening: "Window, or the pane of a door", price: 135, note: "up to 4 × 4 ft" },
  { opening: "Patio or shop door", price: 165, note: "you can still lock it" },
  { opening: "Roof window", price: 210, note: "board and rain sheet" },
  { opening: "Storefront", price: 290, note: "up to 8 ft wide, two people" },
];

/** The emergency page: the number, what happens, what to do until then, and what a board costs. */
export function Boarding() {
  return (
    <Section
      id="boarding"
      number="01"
      title="Broken pane? Keep clear of it and call"
      intro="We board up first and measure second. Around the clock, within two hours, at the same price on Sunday night."
    >
      <a className="gz-number" href={`tel:${glazier.phone}`}>
        <span className="gz-hidden">Call </span>
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
        <h3>Until we are there</h3>
        <ol>
          {firstMinutes.map((minute) => (
            <li key={minute}>{minute}</li>
          ))}
        </ol>
      </div>
      <div className="gz-boards">
        <h3>A board, fitted</h3>
        <dl>
          {boards.map(({ opening, price, note }) => (
            <div key={opening}>
              <dt>{opening}</dt>
              <dd className="gz-boards-price">${price}</dd>
              <dd>{note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
