import type { ReactNode } from "react";

/** The signs of the garden plans, once, for each {@link Grown} of the page. */
export function PlanSigns() {
  return (
    <svg className="gg-plants" aria-hidden="true" width="0" height="0">
      <defs>
        <g id="gg-tree">
          <path
            className="gg-crown"
            d="M20 0A5.4 5.4 0 0 1 17.3 10 5.4 5.4 0 0 1 10 17.3 5.4 5.4 0 0 1 0 20 5.4 5.4 0 0 1-10 17.3 5.4 5.4 0 0 1-17.3 10 5.4 5.4 0 0 1-20 0 5.4 5.4 0 0 1-17.3-10 5.4 5.4 0 0 1-10-17.3 5.4 5.4 0 0 1 0-20 5.4 5.4 0 0 1 10-17.3 5.4 5.4 0 0 1 17.3-10 5.4 5.4 0 0 1 20 0z"
          />
          <path d="M0 0 13-9M0 0-9-14M0 0-15 6M0 0 5 16M8-6l0-6M-5-8l-7-1M-9 4l-3 6M3 9l6 2M0 0l10 5" />
        </g>
        <g id="gg-shrub">
          <circle className="gg-crown" r="10" />
          <path d="M-6-4q3-3 6 0m1 6q3-3 5 0m-11 2q2-2 5 0" />
        </g>
        <g id="gg-tuft">
          <path d="M0 7V-8M-1 7q-2-8-7-11M1 7q2-8 7-11M-1 7q-6-4-10-3M1 7q6-4 10-3" />
        </g>
      </defs>
    </svg>
  );
}

interface GrownProps {
  sign: "tree" | "shrub" | "tuft";
  /** Each as x, y and size. */
  at: readonly (readonly [number, number, number])[];
}

/** Plants that grow with the years. */
export function Grown({ sign, at }: GrownProps) {
  return (
    <>
      {at.map(([x, y, size]) => (
        <g key={`${x} ${y}`} className="gg-grow">
          <use href={`#gg-${sign}`} transform={`translate(${x} ${y}) scale(${size})`} />
        </g>
      ))}
    </>
  );
}

/** The numbers of a plan's legend: each as x and y, from 1. */
export function Numbers({ at }: { at: readonly (readonly [number, number])[] }) {
  return (
    <g className="gg-numbers">
      {at.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <text y="6" textAnchor="middle">
            {index + 1}
          </text>
        </g>
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
    <svg viewBox="0 0 420 340" className="gg-plan" role="img" aria-label={label}>
      <rect className="gg-plot" x="46" y="14" width="360" height="270" />
      {children}
      <g>
        <text x="226" y="311" textAnchor="middle">
          {width}
        </text>
        <text transform="translate(35 149) rotate(-90)" textAnchor="middle">
          {length}
        </text>
        <path d="M390 334v-24m-6 8 6-8 6 8" />
        <text x="376" y="334" textAnchor="middle">
          N
        </text>
      </g>
    </svg>
  );
}
