import { Chapter, text } from "./chapter";
import ash from "../drawings/ash.svg";
import cherry from "../drawings/cherry.svg";
import fir from "../drawings/fir.svg";
import maple from "../drawings/maple.svg";
import oak from "../drawings/oak.svg";
import walnut from "../drawings/walnut.svg";

interface Timber {
  slug: string;
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
    account:
      "I use ash wherever a hand or a foot will come, for rails and treads, because it bends a long way before it breaks.",
    hardness: "1,320",
    price: "eight",
  },
  {
    slug: "oak",
    name: "White oak",
    latin: "Quercus alba",
    block: oak,
    look: "straight lines with silver flecks",
    account:
      "Sawn on the quarter, oak shows the silver flecks by which most people know it; water does it little harm, so I like it for treads and kitchens.",
    hardness: "1,350",
    price: "thirteen",
  },
  {
    slug: "walnut",
    name: "Black walnut",
    latin: "Juglans nigra",
    block: walnut,
    look: "dark and wandering lines",
    account:
      "The only one of the six that grows lighter as it ages. No two boards are figured alike, so I prefer to choose them with you.",
    hardness: "1,010",
    price: "fifteen",
  },
  {
    slug: "cherry",
    name: "Cherry",
    latin: "Prunus serotina",
    block: cherry,
    look: "fine close arches with short dark marks",
    account:
      "Cherry is pink on the day it is planed and of a deep red after its second summer; a vase left on it through the first will leave its outline there.",
    hardness: "950",
    price: "eleven",
  },
  {
    slug: "maple",
    name: "Hard maple",
    latin: "Acer saccharum",
    block: maple,
    look: "soft pale bands across it",
    account:
      "Pale and close, and hard enough to be cut upon, so that I use nothing else for counters.",
    hardness: "1,450",
    price: "ten",
  },
  {
    slug: "fir",
    name: "Douglas fir",
    latin: "Pseudotsuga menziesii",
    block: fir,
    look: "narrow straight lines",
    account:
      "Light to carry and very straight in its grain; it may be used out of doors, and we make doors and porches of it.",
    hardness: "620",
    price: "nine",
  },
];

/** The timber guide: a sample block of each wood beside what the joiner thinks of it. */
export function Timbers() {
  return (
    <Chapter id="timbers" numeral="III." title="The timbers we use" ground="shade">
      <p>
        Each block shows one tree in three ways, with the end grain on the top, the face in front
        and the edge at the side. A box of all six may be had from the workshop for 18 dollars.
      </p>
      <ul className="mt-8 desk:!col-[1/13] desk:mt-10 desk:grid desk:grid-cols-2 desk:gap-x-[clamp(2.5rem,5vw,5rem)] desk:gap-y-6">
        {timbers.map(({ slug, name, latin, block, look, account, hardness, price }) => (
          <li
            key={slug}
            className="grid grid-cols-[4.5rem_1fr] items-start gap-5 pt-6 desk:grid-cols-[6.5rem_1fr] desk:gap-x-7 large-text:grid-cols-1 print:break-inside-avoid"
          >
            <img
              className="h-auto w-full large-text:max-w-[4.5rem]"
              src={block}
              alt={`A sample block of ${name.toLowerCase()}, with ${look}`}
              width={133}
              height={162}
              loading="lazy"
              decoding="async"
            />
            <div>
              <h3 className="font-serif text-title">
                {name},{" "}
                <i lang="la" className="text-soft">
                  {latin}
                </i>
              </h3>
              <p className={`mt-1 ${text}`}>{account}</p>
              <p className="mt-1.5 text-caption text-soft">
                Hardness {hardness} pounds; about {price} dollars a board foot
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}
