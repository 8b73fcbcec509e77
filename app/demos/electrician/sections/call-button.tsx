import electrician from "../facts";
import { drawn, Handset } from "./call-line";
import { Awake, callLink, forThumbs, frame } from "./section";

/** The call-out button on a ledge at the lower edge of the window, at the thumb of the hand that holds the phone. */
export function CallButton() {
  return (
    <div className="pine sticky bottom-0 z-30 border-t border-line bg-pine pb-[env(safe-area-inset-bottom)] text-bone print:hidden">
      <div
        className={`flex h-[4.25rem] items-center justify-between gap-2.5 has-[:checked]:flex-row-reverse large-text:h-14 ${frame}`}
      >
        <input
          type="checkbox"
          id="at-left"
          className={`peer sr-only ${forThumbs}`}
          aria-label="Change hands: call-out button on the left"
        />
        <label
          htmlFor="at-left"
          className={`flex h-12 flex-none cursor-pointer items-center gap-2 rounded-full px-2.5 text-note tablet:px-3.5 leading-[1.1] border border-edge hover:text-live peer-focus-visible:outline peer-focus-visible:outline-[3px] peer-focus-visible:outline-offset-[3px] peer-focus-visible:outline-lamp large-text:h-11 large-text:px-2 ${forThumbs}`}
        >
          <svg aria-hidden viewBox="0 0 24 24" className={`size-5 large-text:size-4 ${drawn}`}>
            <path d="M8 5 4 9l4 4M4 9h16M16 11l4 4-4 4M20 15H4" />
          </svg>
          <span className="w-min tablet:w-auto large-text:sr-only">Change hands</span>
        </label>
        <Awake className="hidden flex-1 text-quiet desk:block" />
        <a
          href={callLink}
          className="flex h-12 items-center gap-2.5 whitespace-nowrap rounded-full bg-live px-4 tablet:px-6 text-[1.125rem] font-semibold text-ink hover:bg-bone large-text:h-11 large-text:px-3 large-text:text-[min(1.125rem,7cqi)]"
        >
          <Handset className="size-6 large-text:hidden" />
          <span>
            Call us{" "}
            <span className="[@media(max-width:22rem)]:hidden large-text:hidden">day or night</span>
            <span className="sr-only"> on {electrician.phone}</span>
          </span>
        </a>
      </div>
    </div>
  );
}
