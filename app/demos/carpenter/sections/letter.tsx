import { Chapter, text } from "./chapter";
import room from "../drawings/room.svg";

/** A room as it is lived in once the piece stands, and an example of the letter that may follow. */
export function Letter() {
  return (
    <Chapter id="letter" numeral="II." title="One wall, finished">
      <figure className="-mx-edge mb-8 mt-2 desk:!col-[1/13] desk:mb-11 desk:ml-0 desk:mt-8 print:break-inside-avoid">
        <img
          className="dovetailed h-[19rem] w-full bg-deep object-cover object-[38%_50%] tablet:h-auto"
          src={room}
          alt="A reading room at dusk: a wall of cherry shelves full of books, with a ladder of ash on a rail, beside a red armchair under a lamp"
          width={2080}
          height={1280}
          loading="lazy"
          decoding="async"
        />
        <figcaption className="px-edge pt-2 text-caption text-soft desk:pl-[34px]">
          The bookcase of Plate 3 in its room, of cherry; the ladder is of ash.
        </figcaption>
      </figure>
      <blockquote className={`${text} [&>p+p]:mt-[1em]`}>
        <p>Dear Mr. Thayer,</p>
        <p>
          You asked me last fall to let you know how the bookcase had settled. We had been told by
          two other people that the wall would have to be rebuilt before anything could be put
          against it; you looked at it for some time, and said that it had probably leaned that way
          since before any of us was born. My father’s atlases have their shelf, and the cat has the
          rug.
        </p>
        <p>
          Yours sincerely,
          <br />
          Adelaide Crewe{" "}
          <small className="font-sans text-caption text-soft">(an example of a letter)</small>
        </p>
      </blockquote>
    </Chapter>
  );
}
