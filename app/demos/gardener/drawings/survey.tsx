import type { ReactNode } from "react";

/** The signs of the garden plans, once, for each {@link Grown} of the page. */
export function PlanSigns() {
  return (
    <svg className="absolute" aria-hidden="true" width="0" height="0">
      <defs>
        <g id="sign-tree">
          <path
            fill="var(--crown)"
            d="M20 0A5.4 5.4 0 0 1 17.3 10 5.4 5.4 0 0 1 10 17.3 5.4 5.4 0 0 1 0 20 5.4 5.4 0 0 1-10 17.3 5.4 5.4 0 0 1-17.3 10 5.4 5.4 0 0 1-20 0 5.4 5.4 0 0 1-17.3-10 5.4 5.4 0 0 1-10-17.3 5.4 5.4 0 0 1 0-20 5.4 5.4 0 0 1 10-17.3 5.4 5.4 0 0 1 17.3-10 5.4 5.4 0 0 1 20 0z"
          />
          <path d="M0 0 13-9M0 0-9-14M0 0-15 6M0 0 5 16M8-6l0-6M-5-8l-7-1M-9 4l-3 6M3 9l6 2M0 0l10 5" />
        </g>
        <g id="sign-shrub">
          <circle fill="var(--crown)" r="10" />
          <path d="M-6-4q3-3 6 0m1 6q3-3 5 0m-11 2q2-2 5 0" />
        </g>
        <g id="sign-tuft">
          <path d="M0 7V-8M-1 7q-2-8-7-11M1 7q2-8 7-11M-1 7q-6-4-10-3M1 7q6-4 10-3" />
        </g>
      </defs>
    </svg>
  );
}

/** Where signs stand: `x,y` or `x,y,size` of each, with spaces between. */
const places = (at: string) => at.split(" ").map((place) => place.split(",").map(Number));

/** Plants that grow with the years. */
export function Grown({ sign, at }: { sign: "tree" | "shrub" | "tuft"; at: string }) {
  return (
    <>
      {places(at).map(([x, y, size]) => (
        <g key={`${x} ${y}`} className="grow">
          <use href={`#sign-${sign}`} transform={`translate(${x} ${y}) scale(${size})`} />
        </g>
      ))}
    </>
  );
}

/** The numbers of a plan's legend, from 1. */
export function Numbers({ at }: { at: string }) {
  return (
    <g className="fill-ink stroke-paper stroke-[6] font-serif text-[18px] [paint-order:stroke]">
      {places(at).map(([x, y], index) => (
        <text key={x} transform={`translate(${x} ${y})`} y="6" textAnchor="middle">
          {index + 1}
        </text>
      ))}
    </g>
  );
}

interface SurveyProps {
  /** What the plan is of, for those who do not see it. */
  label: string;
  width: string;
  length: string;
  children: ReactNode;
}

/** The sheet of a plan: the plot of 360 by 270 units with its measures, its north and what stands on it. */
export function Survey({ label, width, length, children }: SurveyProps) {
  return (
    <svg
      viewBox="0 0 420 340"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="-mx-3 w-[calc(100%+1.5rem)] border border-moss bg-paper stroke-ink pb-2 shadow-[inset_0_0_0_4px_theme(colors.paper),inset_0_0_0_5px_theme(colors.moss)] [--crown:#93a574b3] tablet:mx-0 tablet:w-full tablet:pb-3 tablet:pl-2 tablet:pr-3 tablet:pt-4 print:mx-0 print:w-full desk:pb-7 desk:pl-6 desk:pr-8 desk:pt-9"
      role="img"
      aria-label={label}
    >
      <rect className="fill-ground stroke-2" x="46" y="14" width="360" height="270" />
      {children}
      <path d="M390 334v-24m-6 8 6-8 6 8" />
      <g className="fill-ink stroke-none font-serif text-[15px]" textAnchor="middle">
        <text x="226" y="311">
          {width}
        </text>
        <text transform="translate(35 149) rotate(-90)">{length}</text>
        <text x="376" y="334">
          N
        </text>
      </g>
    </svg>
  );
}
