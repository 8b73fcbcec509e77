import boarded from "../drawings/boarded.svg";
import morning from "../drawings/morning.svg";
import night from "../drawings/night.svg";
import glazier from "../facts";
import { Section } from "./section";

const stages = [
  {
    time: "When you call",
    title: "You tell us what broke.",
    text: "We’ll ask how big the window is and how high up. You’ll hear the price before we leave the shop.",
    drawing: night,
    alt: "A lit window at night with a hole in its upper pane, and a softball on the sill",
  },
  {
    time: "Within two hours",
    title: "We board it up.",
    text: "We take out the loose glass, screw plywood over the opening and sweep your floor. Then we measure.",
    drawing: boarded,
    alt: "A glazier with a drill, seen from behind, fixes plywood over the upper half of the window",
  },
  {
    time: "One to five days later",
    title: "We put in the new glass.",
    text: "A single pane is ready the next day, a double pane in five. Half of the boarding-up price comes off your bill.",
    drawing: morning,
    alt: "Two hands in gloves hold a new pane by a suction lifter and tilt it into the frame",
  },
];

const meanwhile = [
  "Please keep children and pets out of the room, and wear shoes with thick soles.",
  "Leave the pieces that are still in the frame where they are, because the others can drop.",
  "Take two pictures from outside. Your insurance company will ask you for them.",
];

const closures = [
  { opening: "A house window", size: "up to four feet wide and high", price: 135 },
  { opening: "A patio or shop door", size: "you can still lock it", price: 165 },
  { opening: "A skylight", size: "with a rain cover over it", price: 210 },
  { opening: "A store window", size: "up to eight feet wide", price: 290 },
];

/** The emergency page: the number, what happens, what to do until then, and the prices. */
export function Boarding() {
  return (
    <Section
      id="boarding"
      title="If your window just broke, we’ll come and board it up."
      className="on-ink bg-ink text-white desk:grid-cols-[3fr_2fr] desk:gap-x-16 desk:[&>h2]:col-[1] desk:[&>ol]:col-span-full"
    >
      <p className="self-end">
        You can call us at any hour, and you won’t pay more at three in the morning than at noon.
        We’re in Waverly in 45 minutes, in Sumner in an hour, and in Hadley or Tipton in two.
      </p>
      <figure className="order-last max-w-[36rem] border-l-4 border-glass pl-5 desk:order-none desk:col-[2] desk:row-[2]">
        <blockquote className="text-[1.25rem]/[1.35] desk:text-[1.5rem]/[1.35]">
          “You were here in an hour and a half, and I could lock the door again that night. I
          thought I’d pay extra for the Sunday, but it was the price you’d told me on the phone.”
        </blockquote>
        <figcaption className="mt-2 text-small text-pale">
          A father in Tipton, after a softball went through his patio door. We made him up, because
          this shop is only an example.
        </figcaption>
      </figure>
      <a
        className="-ml-[0.04em] block whitespace-nowrap self-center text-[min(1rem+14.5vw,15rem)]/none desk:text-[min(13.2vw,13.25rem)]/none tracking-[-0.03em] font-medium hover:text-pale large-text:text-[min(3.25rem,18cqi)]"
        href={`tel:${glazier.phone}`}
      >
        <span className="sr-only">Call us at any hour at </span>
        {glazier.phone}
      </a>
      <ol className="grid gap-6 tablet:grid-cols-3 desk:gap-8 large-text:grid-cols-[minmax(0,1fr)]">
        {stages.map(({ time, title, text, drawing, alt }) => (
          <li
            key={time}
            className="grid grid-cols-[7.5rem_minmax(0,1fr)] content-start gap-x-4 tablet:block large-text:block"
          >
            <img
              src={drawing}
              alt={alt}
              className="h-full w-full object-cover tablet:mb-5 tablet:h-auto large-text:mb-4 large-text:h-auto"
              width={400}
              height={400}
              loading="lazy"
            />
            <div>
              <p className="text-small text-pale">{time}</p>
              <h3 className="mb-1.5 text-[1.25rem]/[1.15] font-medium desk:text-[1.75rem]/[1.15]">
                {title}
              </h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div>
        <h3 className="text-title font-medium">Here’s what you can do until we’re there.</h3>
        <ul className="mt-3 max-w-[42rem] list-disc pl-5 *:py-1 marker:text-pale">
          {meanwhile.map((advice) => (
            <li key={advice}>{advice}</li>
          ))}
        </ul>
      </div>
      <div>
        <h3 className="text-title font-medium">The price is the same day and night.</h3>
        <dl className="mt-3">
          {closures.map(({ opening, size, price }) => (
            <div
              key={opening}
              className="flex flex-wrap items-center justify-between gap-x-4 border-t border-[#a9d3ca59] py-2"
            >
              <dt>
                {opening} <span className="block text-small text-pale">{size}</span>
              </dt>
              <dd className="text-[2rem]/none font-medium">${price}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
