import { useTypedName } from "../kit/facts";

interface Props {
  /** The colors of its second pane and of its letter. */
  backClass?: string;
  letterClass?: string;
}

/** The firm's sign: a pane whose edges and one ray of light make an N, or with another firm's initial on it: taken by the stylesheet, because a cached page does not know the name. */
export function Logo({ backClass = "fill-[#9fd6c9]", letterClass = "text-ink" }: Props) {
  const typed = useTypedName();
  return (
    <span
      className={`relative size-9 flex-none large-text:size-[min(2.25rem,16cqi)] ${letterClass}`}
      aria-hidden="true"
    >
      <svg viewBox="0 0 48 48" className="size-full">
        <path d="M12 2h34v34H12z" className={backClass} />
        <path d="M2 12h34v34H2z" className="fill-[#4fb3a28c]" />
        {!typed && (
          <path
            d="M3.5 46V12L34.5 46V12"
            className="fill-none stroke-current [stroke-linejoin:bevel] [stroke-width:3]"
          />
        )}
      </svg>
      {typed && (
        <span className="absolute inset-[25%_25%_4%_4%] overflow-hidden text-center text-[0px] uppercase leading-[1.5625rem] first-letter:text-[1.25rem]">
          {typed}
        </span>
      )}
    </span>
  );
}
