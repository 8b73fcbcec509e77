import { useFirmName } from "../kit/facts";
import plumber from "./facts";

/** The strokes of the sign, 64 by 64: an anchor whose stock is a faucet's handle and whose arms are pipe. */
export function SignStrokes() {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="7">
      <path d="M16 15h32M32 10v36M10 34c0 13 9 21 22 21s22-8 22-21" />
      <path strokeWidth="6" d="M12 10v10M52 10v10M3 34h14M47 34h14" />
    </g>
  );
}

/** The sign with the firm's name. */
export function Logo() {
  return (
    <a
      className="display inline-flex min-h-11 min-w-0 items-center gap-3 px-5 py-2.5 text-[1.1875rem]/[1.1] tracking-[-0.01em] [overflow-wrap:anywhere] tablet:px-8 wide:px-0 wide:py-3.5 wide:text-[1.5rem] large-text:flex-col large-text:items-start large-text:text-[min(1.1875rem,8cqi)] low:py-0"
      href="#main"
    >
      <svg
        className="size-11 flex-none rounded bg-blue p-[0.3125rem] text-white wide:size-[3.25rem] low:size-9"
        viewBox="0 0 64 64"
        aria-hidden="true"
      >
        <SignStrokes />
      </svg>
      <span>{useFirmName(plumber)}</span>
    </a>
  );
}
