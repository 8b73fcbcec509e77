import type { Light } from "../facts";

const turns: Record<Light, number> = { north: 0, east: 90, south: 180, west: 270 };

/** A room from above, with the light that falls through its window. */
export function SunPlan({ light }: { light: Light }) {
  const direct = light !== "north";
  return (
    <svg
      className="w-[min(8.25rem,28vw)] [grid-area:plan] desk:w-[10.5rem]"
      viewBox="0 0 140 140"
      aria-hidden="true"
    >
      <path d="M30 30h80v80H30z" fill="#fff8ee" fillOpacity=".55" />
      <g transform={`rotate(${turns[light]} 70 70)`}>
        <path
          d="M52 30h36l14 78H38z"
          fill={direct ? "#ffd25e" : "#adc2d6"}
          opacity={direct ? 0.95 : 0.6}
        />
        <path d="M30 30h22m36 0h22v80H30V30" fill="none" className="stroke-ink" strokeWidth="7" />
        <path d="M52 27h36m-36 6h36" className="stroke-ink" strokeWidth="2" />
        {direct ? (
          <g className="stroke-ink" strokeWidth="2.5">
            <circle cx="70" cy="11" r="8" fill="#ffd25e" />
            <path d="M52 11h4m28 0h4M58 2l2 2m22-2-2 2" />
          </g>
        ) : (
          <path
            d="M56 18a6 6 0 0 1 0-12 9 9 0 0 1 17-2 7 7 0 0 1 11 14z"
            fill="#fff8ee"
            className="stroke-ink"
            strokeWidth="2.5"
          />
        )}
      </g>
      <rect x="54" y="62" width="32" height="16" rx="5" fill="#5b2f5c" />
    </svg>
  );
}
