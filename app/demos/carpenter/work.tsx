import type { ReactNode } from "react";
import { Bookcase } from "./plates/bookcase";
import { GrainPatterns } from "./plates/drawing";
import { Kitchen } from "./plates/kitchen";
import { Stair } from "./plates/stair";
import { Wardrobe } from "./plates/wardrobe";

interface Project {
  id: string;
  title: string;
  short: string;
  text: string;
  plate: ReactNode;
  sheet: readonly (readonly [what: string, value: string])[];
  story: string;
}

const projects: readonly Project[] = [
  {
    id: "stair",
    title: "A stair in white oak",
    short: "Stair, white oak",
    text: "Thirteen steps of seven and a half inches, because knees count them every day. The side is one board, cut out step by step. The slope below becomes three cupboards.",
    plate: <Stair />,
    sheet: [
      ["Timber", "White oak, sawn on the quarter"],
      ["Joints", "Treads let in ½″ and wedged, balusters dovetailed into the treads"],
      ["At the bench", "9 weeks, 2 days to fit"],
      ["As drawn", "$11,800"],
    ],
    story:
      "A stair is measured from finished floor to finished floor, and floors lie. We carry a story pole, mark all thirteen risers on it, and cut from the pole, not from the tape. You keep the pole.",
  },
  {
    id: "kitchen",
    title: "A kitchen along one wall",
    short: "Kitchen, ash and maple",
    text: "Twelve feet, one window, and a counter at thirty-six inches until we have met the cook. Drawers are maple, dovetailed at all four corners.",
    plate: <Kitchen />,
    sheet: [
      ["Timber", "Ash fronts, maple drawers and counter"],
      ["Joints", "Frames mortised, drawers dovetailed, no screws in sight"],
      ["At the bench", "12 weeks, 4 days to fit"],
      ["As drawn", "$18,400, appliances not included"],
    ],
    story:
      "We ask what you cook on a Tuesday. The answer moves the range, the trash drawer and the light more than any style does. Your old kitchen stays usable until the last week.",
  },
  {
    id: "bookcase",
    title: "A bookcase for a crooked wall",
    short: "Bookcase, cherry",
    text: "The wall leans two and a half inches over its height. We cut the last upright to follow it, and the eye believes the shelves.",
    plate: <Bookcase />,
    sheet: [
      ["Timber", "Cherry, oiled three times"],
      ["Joints", "Shelves in stopped housings, loose so that you can move them"],
      ["At the bench", "6 weeks, 1 day to fit"],
      ["As drawn", "$6,950, the ladder $640 more"],
    ],
    story:
      "Three bays, because a cherry shelf longer than thirty-two inches sags under atlases. The lowest shelf takes fourteen inches. Bring the tallest book you own to the first visit.",
  },
  {
    id: "wardrobe",
    title: "A wardrobe under the roof",
    short: "Wardrobe, Douglas fir",
    text: "Where the roof comes down, doors grow shorter and drawers begin. The longest coat was measured first.",
    plate: <Wardrobe />,
    sheet: [
      ["Timber", "Douglas fir, oiled; ash drawers"],
      ["Joints", "Doors framed and wedged, carcass dovetailed"],
      ["At the bench", "7 weeks, 2 days to fit"],
      ["As drawn", "$6,300"],
    ],
    story:
      "It goes up the attic stair in parts no wider than twenty-six inches and is put together where it stands. The low door at the end hides the suitcases, which is where the slope wants them.",
  },
];

/** Four pieces as they are drawn for a customer, each with its sheet. */
export function Work() {
  return (
    <section className="aa-work" id="work" aria-labelledby="work-title">
      <GrainPatterns />
      <div className="aa-work-head">
        <h2 className="aa-title" id="work-title">
          Four pieces, <em>drawn the way you will get yours</em>
        </h2>
        <ol className="aa-plates-list">
          {projects.map(({ id, short }, index) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span>Plate {index + 1}</span> {short}
              </a>
            </li>
          ))}
        </ol>
      </div>
      {projects.map(({ id, title, text, plate, sheet, story }, index) => (
        <article key={id} id={id} className={`aa-spread aa-spread-${id}`}>
          <figure>
            {plate}
            <figcaption className="aa-caption">
              Plate {index + 1}. Example, all lengths in inches.
            </figcaption>
          </figure>
          <div className="aa-spread-text">
            <h3>{title}</h3>
            <p>{text}</p>
            <details>
              <summary>
                Open the sheet<span className="aa-hidden"> of plate {index + 1}</span>
              </summary>
              <dl>
                {sheet.map(([what, value]) => (
                  <div key={what}>
                    <dt>{what}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <p>{story}</p>
            </details>
          </div>
        </article>
      ))}
    </section>
  );
}
