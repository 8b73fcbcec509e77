import { allPaints } from "../paints";

/** From the leftmost strip to the rightmost one, in degrees. */
const SPREAD = 148;

/** The firm's whole range, fanned out around its rivet. */
export function FanDeck() {
  return (
    <svg
      className="-mb-[7%] h-auto w-full max-w-[40rem] desk:self-end"
      viewBox="0 0 640 350"
      role="img"
      aria-label="Every color we mix, fanned out"
    >
      {allPaints.map(({ code, color }, index) => (
        <g
          key={code}
          transform={`rotate(${-SPREAD / 2 + (SPREAD * index) / (allPaints.length - 1)} 320 318)`}
          className="stroke-ink/[.28]"
        >
          <rect x="290" y="14" width="60" height="326" rx="7" fill="#fff" />
          <path d="M290 21a7 7 0 0 1 7-7h46a7 7 0 0 1 7 7v199h-60z" fill={color} />
          <path d="M300 234h30m-30 8h18" strokeWidth="3" />
        </g>
      ))}
      <circle cx="320" cy="318" r="10" fill="#d9a441" className="stroke-ink" strokeWidth="3" />
      <path d="m315 313 10 10" className="stroke-ink" strokeWidth="3" />
    </svg>
  );
}
