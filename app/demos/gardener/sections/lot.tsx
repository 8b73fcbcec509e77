import type { Plot } from "../plots";

/** A row of plots to choose from, and each button or label in it. */
export const lots = "grid grid-cols-3 border-b-8 border-moss large-text:grid-cols-1";
export const lotChoice =
  "group relative grid cursor-pointer content-end justify-items-center rounded-t-[10rem] px-1 pb-2.5 pt-3 text-center text-[1.0625rem]/[1.2] hover:bg-paper/60 has-[:checked]:bg-paper aria-pressed:bg-paper";

/** Drawing units for a foot. */
const FOOT = 0.28;
const MIDDLE = 30;
const GROUND = 78;

/** A plot with its house, to the same scale as the others, and its size. */
export function Lot({ name, size, feet: [width, length] }: Plot) {
  const w = Math.round(width * FOOT);
  const h = Math.round(length * FOOT);
  const left = MIDDLE - w / 2;
  return (
    <>
      <svg
        viewBox="0 0 60 80"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="mb-2 mt-5 w-full max-w-[6.5rem] desk:max-w-[11rem]"
        aria-hidden="true"
      >
        <rect className="fill-sage" x={left} y={GROUND - h} width={w} height={h} />
        <rect className="fill-oat" x={MIDDLE - 5} y={GROUND - 16} width="10" height="10" />
        <path d={`M${MIDDLE - 5} ${GROUND - 11}h10M${MIDDLE} ${GROUND - 6}v6`} />
        <circle cx={left + w * 0.3} cy={GROUND - h + 6} r="3" />
        {w > 20 && <circle cx={left + w * 0.7} cy={GROUND - h + 11} r="4" />}
        {w > 40 && <path d={`M${left + 8} 38h14v12h-14zm0 4h14m-14 4h14m9-6q5-5 9 0t-4 9-5-9z`} />}
      </svg>
      <span>
        <b className="block text-[1.1875rem] decoration-2 underline-offset-[0.2em] group-has-[:checked]:text-tomato group-has-[:checked]:underline group-aria-pressed:text-tomato group-aria-pressed:underline">
          {name}
        </b>{" "}
        {size}
      </span>
    </>
  );
}
