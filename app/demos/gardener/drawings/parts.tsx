import type { ReactNode } from "react";

interface AroundProps {
  /** How many times the part is drawn. */
  count: number;
  /** The center, as x and y. */
  at: string;
  /** The angle of the first one, in degrees. */
  from?: number;
  children: ReactNode;
}

/** Draws a part, such as a petal, several times around a center. */
export function Around({ count, at, from = 0, children }: AroundProps) {
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <g key={index} transform={`rotate(${Math.round(from + (index * 360) / count)} ${at})`}>
          {children}
        </g>
      ))}
    </>
  );
}

/** A petal or another part that takes the color of the bloom. */
export function Bloom({ d }: { d: string }) {
  return <path className="gg-bloom" d={d} />;
}

/** A leaf, which takes the color of leaves. */
export function Leaf({ d }: { d: string }) {
  return <path className="gg-leaf" d={d} />;
}
