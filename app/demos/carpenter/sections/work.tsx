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
  /** How much of a wide page it fills, at most 70 hundredths of the window's height. */
  width: string;
  account: string;
  /** Its price and its time, in a line. */
  sum: string;
}

const projects: readonly Project[] = [
  {
    id: "stair",
    title: "A stair in white oak",
    plate: <Stair />,
    width: "desk:w-[min(66%,max(84vh,40rem))]",
    account:
      "Thirteen risers of seven and a half inches suit a tall man and a child about equally well.",
    sum: "About 11,800 dollars; eleven weeks, with two days to fit.",
  },
  {
    id: "kitchen",
    title: "A kitchen along one wall",
    plate: <Kitchen />,
    width: "desk:w-[min(68%,max(91vh,40rem))]",
    account:
      "I draw a counter at thirty-six inches until I have met the person who cooks, and then I commonly change it.",
    sum: "About 18,400 dollars without the appliances; twelve weeks, with four days to fit.",
  },
  {
    id: "bookcase",
    title: "A bookcase beside a leaning wall",
    plate: <Bookcase />,
    width: "desk:w-[min(50%,max(69vh,34rem))]",
    account: "The last upright follows the wall, while the shelves are level.",
    sum: "About 6,950 dollars, or 7,590 with the ladder; six weeks, with a day to fit.",
  },
];

/** Three pieces as they are drawn for a customer, each with an account of it. */
export function Work() {
  return (
    <Chapter id="work" numeral="II." title="Three drawings">
      <GrainPatterns />
      <p>The pieces for which I am most often asked, to scale and in inches.</p>
      {projects.map(({ id, title, plate, width, account, sum }, index) => (
        <article
          key={id}
          id={id}
          className="mt-[clamp(2.5rem,5vw,4.5rem)] desk:!col-[1/13] desk:grid desk:grid-cols-12 desk:grid-rows-[auto_auto_1fr] desk:gap-x-gutter last:mb-[clamp(3.5rem,5.5vw,5.5rem)] print:mt-5 print:break-inside-avoid"
        >
          <figure className="-mx-sides overflow-hidden desk:col-[1/13] desk:row-start-1 desk:mb-10">
            <div className={`mx-auto px-3 tablet:px-sides desk:px-0 print:w-1/2 ${width}`}>
              {plate}
            </div>
          </figure>
          <h3 className="mb-3 mt-7 text-balance font-serif text-title italic desk:col-[1/4] desk:row-[2/4] desk:mb-0 desk:mr-4 desk:mt-0">
            {title}{" "}
            <small className="mt-1 block font-sans text-caption not-italic text-soft">
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
