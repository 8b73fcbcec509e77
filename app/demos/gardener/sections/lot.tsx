import type { Plot } from "../plots";

/** Drawing units for a foot. */
const FOOT = 0.28;
const MIDDLE = 30;
const GROUND = 78;

/** A plot with its house, to the same scale as the others. */
export function Lot({ feet: [width, length] }: Plot) {
  const w = Math.round(width * FOOT);
  const h = Math.round(length * FOOT);
  const left = MIDDLE - w / 2;
  return (
    <svg viewBox="0 0 60 80" className="gg-lot" aria-hidden="true">
      <rect className="gg-lot-ground" x={left} y={GROUND - h} width={w} height={h} />
      <rect className="gg-lot-house" x={MIDDLE - 5} y={GROUND - 16} width="10" height="10" />
      <path d={`M${MIDDLE - 5} ${GROUND - 11}h10M${MIDDLE} ${GROUND - 6}v6`} />
      <circle cx={left + w * 0.3} cy={GROUND - h + 6} r="3" />
      {w > 20 && <circle cx={left + w * 0.7} cy={GROUND - h + 11} r="4" />}
      {w > 40 && <path d={`M${left + 8} 38h14v12h-14zm0 4h14m-14 4h14m9-6q5-5 9 0t-4 9-5-9z`} />}
    </svg>
  );
}
