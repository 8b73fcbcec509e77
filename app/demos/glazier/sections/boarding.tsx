import type { ReactNode } from "react";
import { BoardedWindow, BrokenWindow, NewWindow } from "../drawings/broken-window";
import glazier from "../facts";
import { Section } from "./section";

const stages: readonly { time: string; title: string; text: string; drawing: ReactNode }[] = [
  {
    time: "When you call",
    title: "You tell us what broke.",
    text: "We’ll ask how big the window is and how high up, because that tells us what to put on the truck. You’ll hear the price before we leave the shop.",
    drawing: <BrokenWindow />,
  },
  {
    time: "Within two hours",
    title: "We board it up.",
    text: "We take out the loose glass, screw plywood over the opening and sweep your floor. Then we measure, so that we don’t have to come back just for that.",
    drawing: <BoardedWindow />,
  },
  {
    time: "One to five days later",
    title: "We put in the new glass.",
    text: "A single pane is ready the next day. A double pane takes up to five, because it has to be sealed. If you buy the glass from us, we take half of the boarding-up price off your bill.",
    drawing: <NewWindow />,
  },
];

const meanwhile = [
  "Please keep children and pets out of the room, and put on shoes with thick soles before you go in yourself.",
  "Leave the pieces that are still in the frame where they are, because the others can drop when you pull one out.",
  "Close the blind or the curtain. If more glass falls, it’ll catch the splinters.",
  "Take two pictures from outside if you’re going to call your insurance company, because they’ll ask you for them.",
];

const closures = [
  { opening: "A house window", size: "It can be up to four feet wide and high.", price: 135 },
  { opening: "A patio door or shop door", size: "You can still lock it afterward.", price: 165 },
  { opening: "A skylight", size: "We put a rain cover over it.", price: 210 },
  {
    opening: "A store window",
    size: "It takes two of us, and it can be up to eight feet wide.",
    price: 290,
  },
];

/** The emergency page: the number, what happens, what to do until then, and the prices. */
export function Boarding() {
  return (
    <Section id="boarding" title="If your window just broke, we’ll come and board it up.">
      <p>
        You can call us at any hour, on weekends and on holidays too. One of us answers, and in most
        places we’re at your door within two hours. You won’t pay more at three in the morning than
        at noon, so please don’t wait until we open.
      </p>
      <a className="gz-number" href={`tel:${glazier.phone}`}>
        <span className="gz-hidden">Call us at any hour at </span>
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
        <h3>Here’s what you can do until we’re there.</h3>
        <ul>
          {meanwhile.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </div>
      <div className="gz-boards">
        <h3>The price is the same day and night.</h3>
        <dl>
          {closures.map(({ opening, size, price }) => (
            <div key={opening}>
              <dt>{opening}</dt>
              <dd className="gz-boards-price">${price}</dd>
              <dd>{size}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
