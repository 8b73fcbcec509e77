import electrician from "../facts";
import { Awake, callLink } from "./section";

export const drawn =
  "flex-none fill-none stroke-current stroke-[1.75] [stroke-linecap:round] [stroke-linejoin:round]";

/** A handset. */
export function Handset({ className }: { className: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`${drawn} ${className}`}>
      <path d="M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a2.5 2.5 0 0 1-2.7 2.5A17 17 0 0 1 3.5 5.7 2.5 2.5 0 0 1 6 3z" />
    </svg>
  );
}

/** The number to call, at the end of the green wire. */
export function CallLine() {
  return (
    <a
      href={callLink}
      className="relative flex min-h-[4.25rem] w-full flex-none items-center gap-3.5 rounded-full bg-live py-2 pl-2 pr-4 text-ink hover:bg-bone tablet:w-fit tablet:pr-7 large-text:gap-2 large-text:rounded-2xl"
    >
      <span className="grid size-[3.25rem] flex-none place-items-center rounded-full bg-pine text-live large-text:hidden">
        <Handset className="size-6" />
      </span>
      <span className="min-w-0">
        <b className="block whitespace-nowrap font-mono text-[1.625rem]/[1.15] large-text:text-[min(1.625rem,11cqi)]">
          <span className="sr-only">Call </span>
          {electrician.phone}
        </b>
        <Awake className="block leading-tight tablet:min-w-[29ch]" />
      </span>
    </a>
  );
}
