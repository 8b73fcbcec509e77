import { useFirmName, useTypedName } from "../kit/facts";
import { Initial } from "../kit/initial";
import sign from "./drawings/sign.svg";
import cleaner from "./facts";

/** The sign, a sunrise in a bubble or another firm's initial in one, with the firm's name. */
export function Logo() {
  const firm = useFirmName(cleaner);
  const typed = useTypedName() !== undefined;
  return (
    <p className="flex min-w-0 items-center gap-2.5 text-[min(1.1875rem,7.4cqi-0.625rem)]/[1.1] font-extrabold tracking-[-0.03em] desk:text-[1.5rem]">
      {typed ? (
        <Initial
          firm={firm}
          className="size-11 flex-none overflow-hidden rounded-full bg-deep leading-[2.75rem] text-lemon first-letter:text-[1.625rem] desk:size-[3.25rem] desk:leading-[3.25rem]"
        />
      ) : (
        <img src={sign} alt="" width="48" height="48" className="w-11 flex-none desk:w-[3.25rem]" />
      )}
      <span className="min-w-0 text-balance [overflow-wrap:anywhere] desk:max-w-60 large-text:text-[min(1.1875rem,6.8cqi)]">
        {firm}
      </span>
    </p>
  );
}
