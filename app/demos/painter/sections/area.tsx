import van from "../drawings/van.svg";
import { Aside } from "./section-head";

/** Where the firm works, as one long sentence with every place painted. */
export function Area() {
  return (
    <section
      id="area"
      className="bg-mint px-edge py-16 text-center desk:pb-14"
      aria-labelledby="area-title"
    >
      <h2 id="area-title" className="text-[1.1875rem] font-bold">
        Do we come out to you?
      </h2>
      <p className="display mx-auto mt-4 max-w-[24em] text-balance text-[calc(1.15rem+1.9vw)]/[1.5] tracking-[-0.02em] desk:text-[min(1rem+1.7vw,2.75rem)]/[1.5] large-text:text-[min(1.15rem+1.9vw,11cqi)]/[1.5] [&>b]:bg-plaster [&>:nth-child(3n)]:bg-pink [&>:nth-child(3n+1)]:bg-butter">
        If you live in <b className="dab">Tupelo Bend</b> we sure do! That’s{" "}
        <b className="dab">Sugar Creek,</b> <b className="dab">Rose Park</b> (hi, neighbors!),{" "}
        <b className="dab">Honeysuckle Lane,</b> the <b className="dab">Old Depot,</b> all of{" "}
        <b className="dab">Southside,</b> and as far down <b className="dab">River Road</b> as
        there’s pavement.
      </p>
      <img
        className="mx-auto mt-6 h-auto w-[8.5rem] desk:w-48"
        src={van}
        width="94"
        height="68"
        decoding="async"
        alt=""
      />
      <p className="mx-auto mt-3 max-w-[23em]">
        <Aside>Past the pavement? Call anyway. We’ve got a four-wheel-drive cousin.</Aside>
      </p>
    </section>
  );
}
