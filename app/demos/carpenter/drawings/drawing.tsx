import { Fragment, type ReactNode } from "react";

const EVERYWHERE = "M-500-400H700V300H-500Z";
/** Floor and earth below a plate, and the skirting board on its wall. */
export const FLOOR = "M-500 0H700V200H-500Z";
export const SKIRTING = "M-500 0H700V-5H-500Z";

interface PlateProps {
  /** Left, top, width and height, in inches; the floor is at 0. */
  view: string;
  /** What the drawing shows, for those who cannot see it. */
  label: string;
  wood: keyof typeof grains;
  children: ReactNode;
}

/** The colors of each wood, and of the wall behind it. */
const grains = {
  oak: "[--wood:#d3a668] [--deep:#b27f43] [--grain:#7d5426] [--wall:#4f5843]",
  ash: "[--wood:#ecd6a8] [--deep:#f7ebcd] [--grain:#a5834f] [--wall:#9a4f34]",
  cherry: "[--wood:#b8683c] [--deep:#c97f50] [--grain:#6f351b] [--wall:#33475a]",
};

/** An elevation in its finished colors, drawn in inches; its wall and floor run on to the edges of the page. */
export function Plate({ view, label, wood, children }: PlateProps) {
  return (
    <svg
      className={`plate block h-auto overflow-visible fill-none stroke-ink font-serif text-[8px]/none italic [stroke-linejoin:round] tablet:text-[5px] desk:text-[4.2px] ${grains[wood]}`}
      viewBox={view}
      role="img"
      aria-label={label}
    >
      <path className="fill-wall" d={EVERYWHERE} />
      {children}
    </svg>
  );
}

/** The grain that fills the boards of the plates: tiles of 24 by 60 inches. */
export function GrainPatterns() {
  return (
    <svg className="absolute" width="0" height="0" aria-hidden="true">
      {Object.entries(grains).map(grainOf)}
    </svg>
  );
}

function grainOf([wood, colors]: string[]) {
  return (
    <Fragment key={wood}>
      <pattern id={wood} className={colors} width="24" height="60" patternUnits="userSpaceOnUse">
        <rect className="fill-wood" width="24" height="60" />
        <path
          d="M2 0c1 20-1 40 0 60M5 0c0 18 2 42 0 60M8 0c-1 25 1 38 0 60M10 60c1-24 2-40 3.5-40s3 16 3.5 40M12 60c.5-12 1-24 1.5-24s1 12 1.5 24M10 0c0 6 2 12 3.5 12S17 6 17 0M20 0c1 20-1 45 0 60M22.5 0c-1 22 .5 40 0 60"
          className="stroke-grain"
          fill="none"
          strokeWidth="0.26"
          opacity="0.7"
        />
      </pattern>
      <pattern id={`${wood}-across`} href={`#${wood}`} patternTransform="rotate(90) scale(.6 1)" />
    </Fragment>
  );
}

/** The width of something, below or above it. */
export function Across({ from, to, y }: Record<"from" | "to" | "y", number>) {
  return (
    <g className="stroke-paper">
      <path d={`M${from} ${y}H${to}${tick(from, y)}${tick(to, y)}`} />
      <text x={(from + to) / 2} y={y} dy="-.35em" textAnchor="middle">
        {to - from}″
      </text>
    </g>
  );
}

/** The height of something, beside it; read from the right, as on drawings. */
export function Upright({ from, to, x }: Record<"from" | "to" | "x", number>) {
  const middle = -(from + to) / 2;
  return (
    <g className="stroke-paper">
      <path d={`M${x} ${-from}V${-to}${tick(x, -from)}${tick(x, -to)}`} />
      <text
        x={x}
        y={middle}
        dy="-.35em"
        textAnchor="middle"
        transform={`rotate(-90 ${x} ${middle})`}
      >
        {to - from}″
      </text>
    </g>
  );
}

function tick(x: number, y: number): string {
  return `M${x - 1.2} ${y + 1.2}l2.4-2.4`;
}

/** A rectangle as a part of a path: its left, its foot above the floor, its width and its height. */
export function box(left: number, foot: number, width: number, height: number): string {
  return `M${round(left)} ${round(-foot)}h${round(width)}v${round(-height)}h${round(-width)}z`;
}

/** A framed door or drawer front: its edge and its panel. */
export function framed(
  left: number,
  foot: number,
  width: number,
  height: number,
  frame = 3,
): string {
  return (
    box(left, foot, width, height) +
    box(left + frame, foot + frame, width - 2 * frame, height - 2 * frame)
  );
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
