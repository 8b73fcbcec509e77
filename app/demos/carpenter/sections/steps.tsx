import { Chapter, text } from "./chapter";

const steps = [
  {
    when: "The first day",
    title: "The visit",
    account:
      "I come for an hour, with a tape and a level. Within twenty miles I make no charge for it.",
  },
  {
    when: "The same day",
    title: "The first sketch",
    account:
      "I make it at your table, and write beneath it the least and the most that the piece should come to.",
  },
  {
    when: "Within ten days",
    title: "The drawing to scale",
    account: "It has a fixed price, and costs 180 dollars, which are taken off the bill.",
  },
  {
    when: "The third week",
    title: "The boards",
    account:
      "You may choose them with me at the rack, where I wet them to show their color under oil.",
  },
  {
    when: "The fourth week to the tenth",
    title: "The bench",
    account:
      "The piece is put together dry, taken apart again, and oiled. Come and look at it on a Friday.",
  },
  {
    when: "The eleventh week",
    title: "Fitting day",
    account:
      "We scribe the piece to your walls, and sweep the floor when we have done; it usually takes two days.",
  },
];

/** From the first sketch to fitting day, each with its week. */
export function Steps() {
  return (
    <Chapter id="steps" numeral="IV." title="From first sketch to fitting day" ground="wood">
      <p>
        The weeks are those of a stair; a bookcase wants about six of them, and a kitchen twelve.
      </p>
      <ol className="mt-10 print:block print:[&>li]:mb-6 grid gap-x-10 gap-y-9 tablet:grid-cols-2 desk:!col-[1/13] desk:mt-14 desk:grid-cols-3 desk:gap-y-12">
        {steps.map(({ when, title, account }) => (
          <li key={title} className="border-t border-ink pt-4 print:break-inside-avoid">
            <p className="text-caption">{when}</p>
            <h3 className="mt-1 font-serif text-title italic">{title}</h3>
            <p className={`mt-2 max-w-[22em] ${text}`}>{account}</p>
          </li>
        ))}
      </ol>
    </Chapter>
  );
}
