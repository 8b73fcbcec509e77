import { useFirmName, useTypedName } from "../kit/facts";
import { Initial } from "../kit/initial";
import carpenter from "./facts";

interface Props {
  className: string;
  /** The colors of the key and of its edge. */
  keyClass?: string;
}

/** The sign of the firm: an A that stands like a sawhorse, its bar a butterfly key; or another firm's initial above one. */
export function Logo({ className, keyClass = "fill-red stroke-paper" }: Props) {
  const firm = useFirmName(carpenter);
  const typed = useTypedName() !== undefined;
  return (
    <span className={`relative block [container-type:inline-size] ${className}`} aria-hidden="true">
      <svg className="block w-full" viewBox="0 0 44 44">
        {!typed && (
          <path
            fill="currentColor"
            d="M20.6 3h3.9l14.2 36.4 3.3 1.1V42H28.3v-1.5l4.2-1.2L19.8 7 8.3 38.9l4.6 1.6V42H2v-1.5l3.9-1.6Z"
          />
        )}
        <path
          className={keyClass}
          strokeWidth="1.4"
          transform={typed ? "translate(0 9)" : undefined}
          d="M10.5 22.5 21.9 26l11.4-3.5v11L21.9 30l-11.4 3.5Z"
        />
      </svg>
      {typed && (
        <Initial
          firm={firm}
          className="absolute inset-x-0 top-0 h-[76cqi] font-serif leading-[76cqi] first-letter:text-[84cqi]"
        />
      )}
    </span>
  );
}
