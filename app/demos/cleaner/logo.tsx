import { useFirmName } from "../kit/facts";
import sign from "./drawings/sign.svg";
import cleaner from "./facts";

/** The sign, a sunrise in a bubble, with the firm's name. */
export function Logo() {
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-big/[1.1] font-extrabold tracking-[-0.03em] desk:text-[1.5rem]">
      <img src={sign} alt="" width="48" height="48" className="w-11 flex-none desk:w-[3.25rem]" />
      <span className="min-w-0 text-balance [overflow-wrap:anywhere] desk:max-w-60">
        {useFirmName(cleaner)}
      </span>
    </p>
  );
}
