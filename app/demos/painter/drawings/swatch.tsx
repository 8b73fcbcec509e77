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
      <path d="M0 20V8h15V3h16v9h14V6h15v8h16V1h14v10h15V5h15v15z" fill={color} />
      <path
        d="M15 8v12M31 12v8M45 12v8M60 14v6M76 14v6M90 11v9M105 11v9"
        className="stroke-ink/[.1]"
        strokeWidth=".25"
      />
    </svg>
  );
}
