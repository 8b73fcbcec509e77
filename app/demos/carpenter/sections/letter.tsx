import { Chapter } from "./chapter";
import bare from "../drawings/bare.svg";
import room from "../drawings/room.svg";

const caption = "px-sides pt-2.5 text-caption text-hair";

/** One wall, bare and with its bookcase, and an example of the letter that may follow. */
export function Letter() {
  return (
    <Chapter id="letter" numeral="I." title="One wall, before and after" ground="dark">
      <figure className="-mx-sides desk:!col-[1/5] desk:row-start-1 desk:mr-0 desk:self-end print:break-inside-avoid">
        <img
          className="h-auto w-full print:h-52 print:object-cover"
          src={bare}
          alt="A bare wall by day, marked with dashed red lines: a plumb line beside its leaning corner, a stepladder, boxes of books and a sleeping cat"
          width={2080}
          height={1280}
          loading="lazy"
          decoding="async"
        />
        <figcaption className={`min-h-[3.25rem] ${caption} desk:pr-0`}>
          September: the wall is marked, and the bob shows by how much it leans.
        </figcaption>
      </figure>
      <figure className="-mx-sides mt-6 desk:!col-[5/13] desk:row-start-1 desk:ml-0 desk:mt-0 print:break-inside-avoid">
        <img
          className="dovetailed h-[19rem] w-full object-cover object-[38%_50%] tablet:h-auto large-text:h-auto print:h-52"
          src={room}
          alt="The same wall at dusk: cherry shelves full of books, with a ladder of ash on a rail, beside a red armchair under a lamp; the cat has not moved"
          width={2080}
          height={1280}
          loading="lazy"
          decoding="async"
        />
        <figcaption className={`min-h-[3.25rem] ${caption} desk:pl-[34px]`}>
          November: the bookcase of Plate 3, in cherry, with its ladder of ash.
        </figcaption>
      </figure>
      <blockquote className="mt-8 text-pretty font-serif text-[1.375rem]/[1.4] desk:!col-[5/12] desk:mt-10 desk:pl-[34px] desk:text-[1.75rem]/[1.34]">
        <p>
          We had been told by two other people that the wall would have to be rebuilt before
          anything could be put against it. You said that it had probably leaned that way since
          before any of us was born. My father’s atlases have their shelf, and the cat has the rug.
        </p>
        <p className="mt-[0.8em]">
          <em>Adelaide Crewe</em>{" "}
          <small className="font-sans text-caption text-hair">(an example of a letter)</small>
        </p>
      </blockquote>
    </Chapter>
  );
}
