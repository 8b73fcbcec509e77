import locksmith from "../facts";

const PITCH = 100;
const SHALLOWEST = 16;
const DEPTH_OF_ONE = 2;
const FLOOR = 13;

/** Those of the firm's number. */
export const digits = locksmith.phone.replace(/\D/g, "");

interface CallKeyProps {
  hint: string;
  className?: string;
  numberClass: string;
  cutsClass?: string;
}

/** The firm's number as one large link in the shape of a key's blade. */
export function CallKey({ hint, className = "", numberClass, cutsClass }: CallKeyProps) {
  return (
    <a
      className={`block bg-orange text-ink hover:bg-lit print:break-inside-avoid focus-visible:-outline-offset-[6px] focus-visible:outline-ink forced-colors:border-2 ${className}`}
      href={`tel:${locksmith.phone}`}
    >
      <span className="block px-4 pt-3 font-semibold leading-[1.25] desk:px-10 desk:pt-5 desk:text-[1.25rem]">
        {hint}
      </span>
      <span
        className={`display block px-4 text-[calc((100vw-2.5rem)/3.5)]/[0.98] [font-feature-settings:"lnum",_"tnum"_0] large-text:text-[21.5cqi] desk:px-10 ${numberClass}`}
      >
        {locksmith.phone}
      </span>
      <Bitting digits={digits} className={cutsClass} />
    </a>
  );
}

/** A blade's cut edge: each digit is the depth of a cut. */
export function Bitting({
  digits,
  className = "desk:h-10",
}: {
  digits: string;
  className?: string;
}) {
  const cuts = [...digits].map((digit, index) => {
    const middle = (index + 0.5) * PITCH;
    const depth = SHALLOWEST + Number(digit) * DEPTH_OF_ONE;
    const top = 40 - depth;
    return `M${middle - FLOOR - depth} 41L${middle - FLOOR} ${top}h${2 * FLOOR}L${middle + FLOOR + depth} 41z`;
  });
  return (
    <svg
      className={`block h-7 w-full ${className}`}
      viewBox={`0 0 ${digits.length * PITCH} 40`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d={`M0 3h${digits.length * PITCH}`}
        className="stroke-ink stroke-2 opacity-50 [vector-effect:non-scaling-stroke]"
      />
      <path d={cuts.join("")} className="fill-night" />
    </svg>
  );
}
