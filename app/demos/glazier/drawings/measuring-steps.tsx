import type { ReactNode } from "react";

/** Three tapes across a frame. */
export function MeasureWidths() {
  return (
    <Frame>
      <path d={[52, 100, 148].map(across).join("")} className="d-tape" />
    </Frame>
  );
}

/** Two tapes from corner to corner. */
export function MeasureCorners() {
  return (
    <Frame>
      <path d="M36 36L164 164M164 36L36 164" className="d-tape" />
      <path d="M36 56h20V36M164 56h-20V36" className="d-line" />
    </Frame>
  );
}

/** A frame cut through, with the depth in which the pane sits. */
export function MeasureRebate() {
  return (
    <svg
      viewBox="0 0 200 200"
      className="row-span-2 h-auto w-full desk:mb-6 large-text:row-auto large-text:mb-3 large-text:max-w-28"
      aria-hidden="true"
    >
      <path d="M20 186V112h56V76h28v36h76v74z" className="d-wood" />
      <path
        d="M30 132c40 10 100-10 140 4M26 154c50 10 100-8 150 2M30 174c50-8 90 8 144 0"
        className="d-thin"
      />
      <path d="M108 14h11v94h-11zM139 14h11v94h-11z" className="d-glass" />
      <path d="M119 94h20v14h-20z" className="d-spacer" />
      <path d="M152 112l26 0-26-30z" className="d-line" />
      <path d="M104 60h76" className="d-tape" />
    </svg>
  );
}

/** A light and its four reflections in a double pane. */
export function CountReflections() {
  return (
    <svg
      viewBox="0 0 200 200"
      className="row-span-2 h-auto w-full desk:mb-6 large-text:row-auto large-text:mb-3 large-text:max-w-28"
      aria-hidden="true"
    >
      <path d="M92 14h16v172H92zM140 14h16v172h-16z" className="d-glass" />
      <path d="M20 96h26v64H20z" className="d-line" />
      <path d="M33 110h.1" className="d-light" />
      <path
        d="M33 110L92 88 33 66M33 110l75-26L33 58M33 110l107-34L33 42M33 110l123-38L33 34"
        className="d-ray"
      />
      <path d="M92 88h.1M108 84h.1M140 76h.1M156 72h.1" className="d-light" />
    </svg>
  );
}

/** A window frame seen from the room. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 200 200"
      className="row-span-2 h-auto w-full desk:mb-6 large-text:row-auto large-text:mb-3 large-text:max-w-28"
      aria-hidden="true"
    >
      <path d="M18 18h164v164H18zM36 36v128h128V36z" className="d-wood" />
      <path d="M36 36h128v128H36z" className="d-glass" />
      <path d="M18 18l18 18M182 18l-18 18M18 182l18-18M182 182l-18-18" className="d-thin" />
      {children}
    </svg>
  );
}

function across(y: number): string {
  return `M36 ${y}H164`;
}
