import { livingAfter } from "../paints";
import { Comparison } from "./comparison";
import { SectionHead } from "./section-head";

/** The largest comparison, for all to try. */
export function Rooms() {
  return (
    <section
      id="rooms"
      className="bg-lilac pb-14 pt-12 desk:pb-24 desk:pt-20"
      aria-labelledby="rooms-title"
    >
      <SectionHead id="rooms-title" title="Would you look at that!" align="left" paint="bg-butter">
        <p>
          Grab the roller and pull it across (go on, everybody does). One side’s the room the way we
          found it, water stain and all. The other side is Friday afternoon, and Sea Glass is dry.
        </p>
      </SectionHead>
      <div className="relative mt-7 desk:mt-10">
        <Comparison
          room="living"
          palette={livingAfter}
          before="a living room with stripy old wallpaper, a stain on the ceiling, a crack, and yellowed woodwork"
          after="that same living room in sea green, with a big yellow circle behind the sofa and fresh white woodwork"
        >
          <p className="display relative ml-auto mr-2 mt-[-1.5rem] flex w-fit -rotate-2 flex-col items-center justify-center rounded-[1.5rem] bg-raspberry px-[1.1rem] py-3 text-center text-[1.125rem]/[1.2] text-white desk:absolute desk:bottom-[-3.5rem] desk:right-[max(0rem,var(--sides)-1.5rem)] desk:m-0 desk:min-h-[13em] desk:w-[13em] desk:rotate-[5deg] desk:rounded-full desk:p-[1.5em] desk:text-[1.25rem]/[1.2] forced-colors:border-2 large-text:mx-0 large-text:text-[min(1.125rem,9cqi)]/[1.2]">
            Yes, that’s the very same sofa!{" "}
            <span className="mt-[0.2rem] font-text text-[1rem]/[1.3] font-semibold desk:mt-2">
              (And no, we did not move the cat.)
            </span>
          </p>
        </Comparison>
      </div>
    </section>
  );
}
