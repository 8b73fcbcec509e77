import type { TimberName } from "../estimate";
import { Chapter, text } from "./chapter";
import ash from "../drawings/ash.svg";
import cherry from "../drawings/cherry.svg";
import fir from "../drawings/fir.svg";
import maple from "../drawings/maple.svg";
import oak from "../drawings/oak.svg";
import walnut from "../drawings/walnut.svg";

interface Timber {
  slug: TimberName;
  name: string;
  latin: string;
  /** A drawn sample block. */
  block: string;
  look: string;
  account: string;
  /** In pounds of force. */
  hardness: string;
  /** In dollars for a board foot. */
  price: string;
}

/** The woods of the timber guide and of the inquiry form. */
export const timbers: readonly Timber[] = [
  {
    slug: "ash",
    name: "White ash",
    latin: "Fraxinus americana",
    block: ash,
    look: "tall pointed arches",
    account: "For rails and treads, because it bends a long way before it breaks.",
    hardness: "1,320",
    price: "eight",
  },
  {
    slug: "oak",
    name: "White oak",
    latin: "Quercus alba",
    block: oak,
    look: "straight lines with silver flecks",
    account: "Water does it little harm, so I like it for treads and kitchens.",
    hardness: "1,350",
    price: "thirteen",
  },
  {
    slug: "walnut",
    name: "Black walnut",
    latin: "Juglans nigra",
    block: walnut,
    look: "dark and wandering lines",
    account: "The only one of the six that grows lighter as it ages.",
    hardness: "1,010",
    price: "fifteen",
  },
  {
    slug: "cherry",
    name: "Cherry",
    latin: "Prunus serotina",
    block: cherry,
    look: "fine close arches with short dark marks",
    account: "Pink on the day it is planed, and of a deep red after its second summer.",
    hardness: "950",
    price: "eleven",
  },
  {
    slug: "maple",
    name: "Hard maple",
    latin: "Acer saccharum",
    block: maple,
    look: "soft pale bands across it",
    account: "Hard enough to be cut upon, so that I use nothing else for counters.",
    hardness: "1,450",
    price: "ten",
  },
  {
    slug: "fir",
    name: "Douglas fir",
    latin: "Pseudotsuga menziesii",
    block: fir,
    look: "narrow straight lines",
    account: "It may be used out of doors, and we make doors and porches of it.",
    hardness: "620",
    price: "nine",
  },
];

/** The timber guide: a sample block of each wood beside what the joiner thinks of it. */
export function Timbers() {
  return (
    <Chapter id="timbers" numeral="III." title="The timbers we use" ground="dark">
      <p>
        Each block shows its end grain on the top, the face in front and the edge at the side. A box
        of all six costs 18 dollars.
      </p>
      <ul className="mt-10 print:block print:[&>li]:py-3 grid gap-10 tablet:grid-cols-2 tablet:gap-x-gutter desk:!col-[1/13] desk:mt-14 desk:grid-cols-3 desk:gap-y-14">
        {timbers.map(({ slug, name, latin, block, look, account, hardness, price }) => (
          <li
            key={slug}
            className="grid grid-cols-[7rem_1fr] content-start items-start gap-5 tablet:grid-cols-1 tablet:pr-6 large-text:grid-cols-1 print:break-inside-avoid"
          >
            <img
              className="h-auto w-full tablet:w-48 desk:w-[min(100%,17rem)] large-text:max-w-[7rem]"
              src={block}
              alt={`A sample block of ${name.toLowerCase()}, with ${look}`}
              width={133}
              height={162}
              loading="lazy"
              decoding="async"
            />
            <div>
              <h3 className="font-serif text-title">
                {name}{" "}
                <i lang="la" className="block text-text text-hair">
                  {latin}
                </i>
              </h3>
              <p className={`mt-1 ${text}`}>{account}</p>
              <p className="mt-2 text-caption text-hair">
                Hardness {hardness} pounds; about {price} dollars a board foot
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
