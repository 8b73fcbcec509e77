import { useFirmName, useTypedName } from "../kit/facts";
import floor from "./drawings/floor.svg";
import painter from "./facts";
import { Logo } from "./logo";

/** Baseboard, parquet and what stands on it, and below it the goodbye. */
export function Footer() {
  return (
    <footer className="on-dark relative bg-ink text-plaster">
      <img
        className="block h-[11.875rem] w-full object-cover object-[82%_0]"
        src={floor}
        width="1440"
        height="190"
        decoding="async"
        alt=""
      />
      <div className="grid justify-items-center gap-5 px-sides pb-12 pt-10 text-center *:[overflow-wrap:anywhere]">
        <Logo className="size-11 desk:size-[3.25rem]" />
        <p className="max-w-[42rem] text-[1.25rem]/[1.6]">
          <b>{useFirmName(painter)}</b> is us
          {useTypedName() ? "" : ", Lou Ann and Birdie Pettigrew"}. We’re at 418 Larkspur Street in
          Tupelo Bend, Georgia (the pink house, you can’t miss it), or at{" "}
          <a
            className="display whitespace-nowrap py-[0.6rem] text-[1.5rem]/[1.2] text-butter decoration-[3px] underline-offset-[0.3em] hover:underline"
            href={`tel:${painter.phone}`}
          >
            {painter.phone}
          </a>
          . Come by and sit on the porch.
        </p>
        <p className="max-w-[42rem] text-[0.9375rem]">
          For the paperwork people: painting contractor license PC-04417, lead-safe certified,
          insured, every last brush of us.
        </p>
      </div>
    </footer>
  );
}
