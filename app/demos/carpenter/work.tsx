import type { ReactNode } from "react";
import { Chapter } from "./chapter";
import { Bookcase } from "./plates/bookcase";
import { GrainPatterns } from "./plates/drawing";
import { Kitchen } from "./plates/kitchen";
import { Stair } from "./plates/stair";
import { Wardrobe } from "./plates/wardrobe";

interface Project {
  id: string;
  title: string;
  plate: ReactNode;
  text: string;
  /** Its price and its time, in a line. */
  sum: string;
}

const projects: readonly Project[] = [
  {
    id: "stair",
    title: "A stair in white oak",
    plate: <Stair />,
    text: "It has thirteen risers of seven and a half inches each, a height to which I have come back for most of my life, because it suits a tall man and a child about equally well. The string is a single board, cut out step by step; the treads are let into it by half an inch and wedged, and every baluster is dovetailed into the tread on which it stands.  I mark all the risers on a long pole in the house itself, since two floors are seldom as level with one another as one supposes, and it is from the pole that we cut.",
    sum: "About 11,800 dollars; nine weeks, and two days to fit.",
  },
  {
    id: "kitchen",
    title: "A kitchen along one wall",
    plate: <Kitchen />,
    text: "The wall is twelve feet long, with one window in it; the fronts are of ash, and the drawers, like the counter, are of maple and dovetailed at all four corners. I draw a counter at thirty-six inches until I have met the person who cooks, and then I commonly change it.  I also ask what is cooked there on an ordinary weekday, because it is the answer that decides where the range should stand.",
    sum: "About 18,400 dollars without the appliances; twelve weeks, and four days to fit.",
  },
  {
    id: "bookcase",
    title: "A bookcase beside a leaning wall",
    plate: <Bookcase />,
    text: "The wall to the right of it leans by two and a half inches in the height of the room, which is nothing unusual in an old house; the last upright was drawn to follow it, while the shelves are level. There are three bays, because a shelf of cherry that has to span more than thirty-two inches will in time bend under large books, and the shelf above the cupboards was given fourteen inches for atlases.  The shelves lie loose in their housings, so that they may be moved. This one is of cherry, oiled three times.",
    sum: "About 6,950 dollars, or 7,590 with the ladder; six weeks, and a day to fit.",
  },
  {
    id: "wardrobe",
    title: "A wardrobe under the roof",
    plate: <Wardrobe />,
    text: "Where a roof comes down into a room the doors of a wardrobe have to grow shorter, and beyond a certain point it is better to give them up in favor of drawers. I began this one by measuring the longest coat in the house, which decided where that point was. It is of Douglas fir, oiled, with drawers of ash; it goes up the attic stair in parts no wider than twenty-six inches and is put together where it is to stand, and the low door at the far end is for suitcases.",
    sum: "About 6,300 dollars; seven weeks, and two days to fit.",
  },
];

/** Four pieces as they are drawn for a customer, each with an account of it. */
export function Work() {
  return (
    <Chapter id="work" numeral="II." title="Four drawings">
      <GrainPatterns />
      <p>
        I have put drawings here rather than photographs, because a drawing is what you will have
        from me before anything is made. They show examples of the pieces for which I am most often
        asked, to scale, and with all their lengths in inches.
      </p>
      {projects.map(({ id, title, plate, text, sum }, index) => (
        <article key={id} id={id} className={`aa-spread aa-spread-${id}`}>
          <figure>{plate}</figure>
          <h3>
            {title} <small>Plate {index + 1}, an example</small>
          </h3>
          <p>{text}</p>
          <p className="aa-sum">{sum}</p>
        </article>
      ))}
    </Chapter>
  );
}
