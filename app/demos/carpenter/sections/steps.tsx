import { Chapter, text } from "./chapter";

const steps = [
  {
    when: "The first day",
    title: "The visit.",
    account:
      "I come for an hour, with a tape and a level, and look at the wall, the floor and the light. Within twenty miles I make no charge for it.",
  },
  {
    when: "The same day",
    title: "The first sketch.",
    account:
      "Before I leave I make a sketch at your table, and write beneath it the least and the most that it should come to.",
  },
  {
    when: "Within ten days",
    title: "The drawing to scale.",
    account:
      "You receive a plan and an elevation, with a price that is fixed unless the drawing is changed. The drawing costs 180 dollars, which are taken off the bill.",
  },
  {
    when: "The third week",
    title: "The boards.",
    account:
      "You may choose the boards with me at the rack, where I wet them with a sponge, to show the color that they will have under oil.",
  },
  {
    when: "The fourth week to the tenth",
    title: "The bench.",
    account:
      "The joints are cut, and the piece is put together dry, taken apart again, and oiled. You are welcome to come and look at it on a Friday.",
  },
  {
    when: "The eleventh week",
    title: "Fitting day.",
    account:
      "We scribe the piece to your walls, and sweep the floor when we have done; it usually takes two days.",
  },
];

/** From the first sketch to fitting day, with the weeks in the margin. */
export function Steps() {
  return (
    <Chapter id="steps" numeral="IV." title="From first sketch to fitting day">
      <p>
        The weeks are those of a stair; a bookcase wants about six of them, and a kitchen twelve.
      </p>
      <ol className="desk:!col-[2/11] desk:mt-4">
        {steps.map(({ when, title, account }) => (
          <li
            key={title}
            className="mt-6 print:break-inside-avoid tablet:grid tablet:grid-cols-[9.5rem_1fr] tablet:gap-x-gutter desk:mt-0 desk:grid-cols-9 desk:gap-x-gutter desk:pt-4"
          >
            <p className="text-[0.9375rem]/[1.5] text-soft desk:col-[1/3] desk:pt-1.5 desk:text-right">
              {when}
            </p>
            <p className={`desk:col-[3/10] ${text}`}>
              <em>{title}</em> {account}
            </p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
