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
    <Section
      id="boarding"
      title="If your window just broke, we’ll come and board it up."
      className="on-ink bg-ink text-white desk:grid-cols-[3fr_2fr] desk:gap-x-16 desk:*:col-span-full"
    >
      <p>
        You can call us at any hour, on weekends and on holidays too. One of us answers, and in most
        places we’re at your door within two hours. You won’t pay more at three in the morning than
        at noon, so please don’t wait until we open.
      </p>
      <a
        className="-ml-[0.04em] block whitespace-nowrap text-[min(1rem+14.5vw,15rem)]/none tracking-[-0.03em] hover:text-pale large-text:text-[min(3.25rem,18cqi)]"
        href={`tel:${glazier.phone}`}
      >
        <span className="sr-only">Call us at any hour at </span>
        {glazier.phone}
      </a>
      <ol className="grid gap-6 tablet:gap-8 desk:grid-cols-[repeat(3,minmax(0,1fr))] desk:gap-6">
        {stages.map(({ time, title, text, drawing }) => (
          <li
            key={time}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)] grid-rows-[auto_auto_1fr] gap-x-5 gap-y-1 tablet:grid-cols-[6.5rem_minmax(0,1fr)] desk:block large-text:grid-cols-[minmax(0,1fr)]"
          >
            {drawing}
            <p className="text-pale desk:max-w-[17rem]">{time}</p>
            <h3 className="text-title desk:mb-2 desk:mt-0.5 desk:text-[1.875rem]/[1.15] desk:font-light">
              {title}
            </h3>
            <p className="desk:max-w-[17rem]">{text}</p>
          </li>
        ))}
      </ol>
      <div className="desk:!col-[1]">
        <h3 className="text-title">Here’s what you can do until we’re there.</h3>
        <ul className="mt-4 max-w-[46rem] list-disc pl-5 *:py-1.5 marker:text-pale">
          {meanwhile.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </div>
      <div className="desk:!col-[2]">
        <h3 className="text-title">The price is the same day and night.</h3>
        <dl className="mt-4">
          {closures.map(({ opening, size, price }) => (
            <div
              key={opening}
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-[#a9d3ca59] py-2.5 large-text:grid-cols-[minmax(0,1fr)]"
            >
              <dt>{opening}</dt>
              <dd className="col-start-2 row-[1/3] self-center text-[2rem]/none font-medium large-text:[grid-area:auto] large-text:justify-self-start">
                ${price}
              </dd>
              <dd className="text-[0.9375rem] text-pale">{size}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
