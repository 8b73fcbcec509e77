import type { ReactNode } from "react";
import { Chapter, text } from "./chapter";
import { Bookcase } from "../drawings/bookcase";
import { GrainPatterns } from "../drawings/drawing";
import { Kitchen } from "../drawings/kitchen";
import { Stair } from "../drawings/stair";

interface Project {
  id: string;
  title: string;
  plate: ReactNode;
  /** Where it stands in the grid of a wide page. */
  columns: string;
  account: string;
  /** Its price and its time, in a line. */
  sum: string;
}

const projects: readonly Project[] = [
  {
    id: "stair",
    title: "A stair in white oak",
    plate: <Stair />,
    columns: "desk:col-[4/12]",
    account:
      "Thirteen risers of seven and a half inches suit a tall man and a child about equally well. I mark them on a long pole in the house itself, because two floors are seldom level.",
    sum: "About 11,800 dollars; eleven weeks, with two days to fit.",
  },
  {
    id: "kitchen",
    title: "A kitchen along one wall",
    plate: <Kitchen />,
    columns: "desk:col-[1/13]",
    account:
      "The fronts are of ash; the drawers and the counter are of maple. I draw a counter at thirty-six inches until I have met the person who cooks, and then I commonly change it.",
    sum: "About 18,400 dollars without the appliances; twelve weeks, with four days to fit.",
  },
  {
    id: "bookcase",
    title: "A bookcase beside a leaning wall",
    plate: <Bookcase />,
    columns: "desk:col-[4/11]",
    account:
      "The last upright follows the wall, while the shelves are level. There are three bays, because a shelf of cherry that spans more than thirty-two inches will in time bend under large books.",
    sum: "About 6,950 dollars, or 7,590 with the ladder; six weeks, with a day to fit.",
  },
];

/** Three pieces as they are drawn for a customer, each with an account of it. */
export function Work() {
  return (
    <Chapter id="work" numeral="II." title="Three drawings">
      <GrainPatterns />
      <p>
        These are the pieces for which I am most often asked, to scale, with all their lengths in
        inches.
      </p>
      {projects.map(({ id, title, plate, columns, account, sum }, index) => (
        <article
          key={id}
          id={id}
          className="mt-[clamp(2.5rem,5vw,4.5rem)] desk:!col-[1/13] desk:grid desk:grid-cols-12 desk:gap-x-gutter print:mt-5 print:break-inside-avoid"
        >
          <figure className={`desk:row-start-1 desk:mb-7 print:w-5/6 ${columns}`}>{plate}</figure>
          <h3 className="mb-2 mt-5 text-balance font-serif text-title italic desk:col-[1/4] desk:row-start-2 desk:mb-0 desk:mr-4 desk:mt-[0.1em]">
            {title}{" "}
            <small className="block font-sans text-[0.875rem]/[1.6] not-italic text-soft">
              Plate {index + 1}, an example
            </small>
          </h3>
          <p className={`desk:col-[4/11] desk:row-start-2 ${text}`}>{account}</p>
          <p
            className={`mt-4 border-t border-hair pt-2.5 text-red desk:col-[4/11] desk:row-start-3 ${text}`}
          >
            {sum}
          </p>
        </article>
      ))}
    </Chapter>
  );
}
