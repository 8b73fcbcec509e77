import { useFirmName, useTypedName } from "../kit/facts";
import { Initial } from "../kit/initial";
import glazier from "./facts";

interface Props {
  className: string;
  /** The color of its second pane. */
  backClass?: string;
}

/** The firm's sign and name: a pane whose edges and one ray of light make an N, or that has another firm's initial. */
export function Logo({ className, backClass = "fill-[#9fd6c9]" }: Props) {
  const firm = useFirmName(glazier);
  const typed = useTypedName() !== undefined;
  return (
    <span
      className={`flex items-center gap-3 text-[1.3125rem]/[1.1] wide:text-[1.5rem]/[1.1] large-text:text-[min(1.3125rem,6cqi)]/[1.1] ${className}`}
    >
      <span className="relative size-9 flex-none" aria-hidden="true">
        <svg viewBox="0 0 48 48" className="absolute size-full">
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
          <Initial
            firm={firm}
            className="absolute left-[4%] top-1/4 w-[71%] overflow-hidden leading-[1.6rem] first-letter:text-[1.5rem]"
          />
        )}
      </span>
      <span className="min-w-0">{firm}</span>
    </span>
  );
}
