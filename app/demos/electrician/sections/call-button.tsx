import electrician from "../facts";
import { callLink } from "./section";

const box =
  "pointer-events-auto flex items-center rounded-md border border-[#060505] shadow-[0_0_0_1px_rgb(255_255_255/0.25),0_0.75rem_2rem_rgb(0_0_0/0.45)] large-text:h-11";
const icon =
  "size-6 flex-none fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round] large-text:size-4";

/** The call-out button, which stays at the lower edge of the window, at the thumb of the hand that holds the phone. */
export function CallButton() {
  return (
    <div className="pointer-events-none sticky bottom-0 z-30 mb-[env(safe-area-inset-bottom)] flex h-[5.25rem] items-start justify-end gap-2.5 px-3 has-[:checked]:flex-row-reverse tablet:px-6 print:hidden large-text:h-[3.25rem] large-text:gap-1.5 large-text:px-2">
      <input
        type="checkbox"
        id="at-left"
        className="peer sr-only"
        aria-label="Call-out button on the left"
      />
      <label
        htmlFor="at-left"
        className={`mt-2.5 size-12 cursor-pointer justify-center bg-soot text-bone peer-focus-visible:outline peer-focus-visible:outline-[3px] peer-focus-visible:outline-offset-[3px] peer-focus-visible:outline-glow large-text:mt-0 large-text:w-9 ${box}`}
      >
        <svg aria-hidden viewBox="0 0 24 24" className={icon}>
          <path d="M8 5 4 9l4 4M4 9h16M16 11l4 4-4 4M20 15H4" />
        </svg>
      </label>
      <a
        href={callLink}
        className={`h-[4.25rem] gap-3.5 bg-glow pl-[1.125rem] pr-[1.375rem] font-mono text-[1.375rem]/[1.2] font-semibold text-ink hover:bg-lit large-text:gap-1.5 large-text:px-2.5 large-text:text-[min(1.375rem,8cqi)] ${box}`}
      >
        <svg aria-hidden viewBox="0 0 24 24" className={icon}>
          <path d="M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a2.5 2.5 0 0 1-2.7 2.5A17 17 0 0 1 3.5 5.7 2.5 2.5 0 0 1 6 3z" />
        </svg>
        <span>
          <small className="block font-sans text-[0.875rem] font-medium large-text:sr-only">
            Call, day or night
          </small>
          {electrician.phone}
        </span>
      </a>
    </div>
  );
}
