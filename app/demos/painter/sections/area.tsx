import { useFirmName } from "../../kit/facts";
import street from "../drawings/street.svg";
import painter from "../facts";
import { Aside } from "./section-head";

/** Where the firm works, as one long sentence with every place painted. */
export function Area() {
  return (
    <section id="area" className="bg-mint pt-16 text-center" aria-labelledby="area-title">
      <h2 id="area-title" className="px-sides text-[1.1875rem] font-bold">
        Do we come out to you?
      </h2>
      <p className="display mx-auto mt-4 box-content max-w-[24em] text-balance px-5 text-[calc(1.15rem+1.9vw)]/[1.5] tracking-[-0.02em] desk:text-[min(1rem+1.7vw,2.75rem)]/[1.5] large-text:text-[min(1.15rem+1.9vw,11cqi)]/[1.5] [&>b]:bg-plaster [&>:nth-child(3n)]:bg-pink [&>:nth-child(3n+1)]:bg-butter">
        If you live in <b className="dab">Tupelo Bend</b> we sure do! That’s{" "}
        <b className="dab">Sugar Creek,</b> <b className="dab">Rose Park</b> (hi, neighbors!),{" "}
        <b className="dab">Honeysuckle Lane,</b> the <b className="dab">Old Depot,</b> all of{" "}
        <b className="dab">Southside,</b> and as far down <b className="dab">River Road</b> as
        there’s pavement.
      </p>
      <p className="relative z-[1] mx-auto mt-5 max-w-[23em] px-5">
        <Aside>Past the pavement? Call anyway. We’ve got a four-wheel-drive cousin.</Aside>
      </p>
      <Street />
    </section>
  );
}

/** The van in the street, lettered with the firm's name. All is in em: a twentieth of the drawing's unit. */
function Street() {
  return (
    <div className="street relative -mt-[3em] h-[26em] overflow-hidden text-[min(3.3vw,22px)]">
      <img
        className="absolute left-1/2 top-0 h-full w-[72em] max-w-none -translate-x-1/2"
        src={street}
        width="1440"
        height="520"
        loading="lazy"
        decoding="async"
        alt="A pink house with a porch, a house that is half painted, and between them a yellow van"
      />
      <p
        className="display absolute left-[calc(50%-12.2em)] top-[12.2em] grid h-[7em] w-[14.4em] place-items-center"
        aria-hidden="true"
      >
        <span className="w-full text-balance text-[1.8em]/none tracking-[-0.02em] [overflow-wrap:anywhere]">
          {useFirmName(painter)}
        </span>
      </p>
    </div>
  );
}
