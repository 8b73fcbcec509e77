import type { ReactNode } from "react";

/** What a part of a symbol is filled with: where the symbol is used says which colors these are. */
export const bloom = "var(--bloom, none)";
export const leaf = "var(--leaf, none)";
export const eye = "var(--eye, none)";

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
  return <path fill={bloom} d={d} />;
}

/** A leaf, which takes the color of leaves. */
export function Leaf({ d }: { d: string }) {
  return <path fill={leaf} d={d} />;
}
