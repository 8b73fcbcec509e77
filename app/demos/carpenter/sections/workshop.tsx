import { useFirmName } from "../../kit/facts";
import carpenter from "../facts";
import { Chapter, paragraphs } from "./chapter";
import street from "../drawings/workshop.svg";

/** Who works in the workshop, where it is, how far it fits, and when somebody is there; its sign has the firm's name. */
export function Workshop() {
  return (
    <Chapter id="workshop" numeral="VI." title="The three of us">
      <div className={paragraphs}>
        <p>
          There is one bench for each of us. The one who comes to measure your wall will also cut
          the boards for it, and carry the finished piece into your house.
        </p>
        <p>
          We fit what we make in Marlow Fork, Merrow, Tarleton, Hobbs Crossing and Saint Anne. For a
          stair or a kitchen I go farther, and ask for 80 cents a mile.
        </p>
        <p>
          From Monday to Thursday there is somebody at the bench from eight in the morning until
          five, and on Friday until three. Please telephone before you come.
        </p>
      </div>
      <figure className="-mx-sides mt-10 desk:!col-[1/13] desk:mt-14 print:break-inside-avoid">
        <div className="overflow-hidden">
          <div className="relative -ml-[17%] w-[150%] [container-type:inline-size] tablet:ml-0 tablet:w-full">
            <img
              className="block h-auto w-full"
              src={street}
              alt="The workshop at dusk: one joiner planes at a lit window, another draws at the next, and the third stands in the open door beside a finished cabinet; the van is loaded with a ladder"
              width={2080}
              height={900}
              loading="lazy"
              decoding="async"
            />
            <span
              className="absolute left-[15.4%] top-[37%] flex h-[9.8%] w-[59.6%] items-center justify-center pt-[0.5cqi] text-center font-serif text-[2.6cqi]/none tracking-[0.02em] [overflow-wrap:anywhere]"
              aria-hidden="true"
            >
              {useFirmName(carpenter)}
            </span>
          </div>
        </div>
        <figcaption className="px-sides pt-2.5 text-caption text-soft">
          63 Depot Street, at the lower end of Marlow Fork.
        </figcaption>
      </figure>
    </Chapter>
  );
}
