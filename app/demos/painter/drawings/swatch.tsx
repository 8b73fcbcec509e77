import type { Paint } from "../paints";

const inline =
  "inline-block size-[1.5em] rounded-full align-[-0.4em] outline outline-2 outline-plaster";

/** A round dab of a paint. */
export function Swatch({ paint, className = inline }: { paint: Paint; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="19.5" fill={paint.color} className="stroke-ink/[.18]" />
    </svg>
  );
}

/** A patch of a paint that fills its place. */
export function Patch({ color, className }: { color: string; className: string }) {
  return (
    <svg className={className} viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0h10v10H0z" fill={color} />
    </svg>
  );
}

/** The lanes of a roller, of uneven length: the upper edge of a patch that is being painted. */
export function RollerLanes({ color }: { color: string }) {
  return (
    <svg
      className="absolute bottom-[calc(100%-1px)] left-0 h-20 w-full desk:h-32 forced-colors:hidden"
      viewBox="0 0 120 20"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        d="M0 20V7.2l15.4-.9q1.6.2 1.7 2.6V6q.2-2.6 1.9-2.8l13.6-.6q2 .2 2.1 3.4v2.2q.4-1.9 1.8-2l11.9.8q1.6.3 1.7 2V5.4q.3-2.5 2-2.7l14.6.7q1.7.3 1.8 2.9V9q.3-2.2 1.7-2.3l13.4-.5q1.4.2 1.5 2.1V4.6q.2-3 2-3.2l13.2.7q1.8.3 1.9 3.1v3.6q.3-2 1.7-2.2L120 5.4V20z"
        fill={color}
      />
    </svg>
  );
}
