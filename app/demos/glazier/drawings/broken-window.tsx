import type { ReactNode } from "react";

/** A sash whose upper pane has been hit. */
export function BrokenWindow() {
  return (
    <Sash>
      <path d="M34 34h92v78H34z" className="d-glass" />
      <path d="M68 60l16-9 13 12-4 17-17 6-13-11z" className="d-gap" />
      <path
        d="M84 51L92 34M97 63l29-10M93 80l33 22M76 86l-9 26M63 75L34 92M68 60L40 34M110 57l8-23M50 83l-3 29M108 91l-6 21"
        className="d-thin"
      />
    </Sash>
  );
}

/** The same sash, its upper pane behind plywood. */
export function BoardedWindow() {
  return (
    <Sash>
      <path d="M26 26h108v94H26z" className="d-board" />
      <path
        d="M26 40c30 6 52-6 108 2M26 56c40-8 70 10 108 0M26 74c24 4 30-8 54-6s30 10 54 4M26 92c36-6 64 8 108-2M26 106c40 6 60-4 108 2M68 73c4-4 14-4 18 0"
        className="d-grain"
      />
      <path
        d="M33 33h.1M80 33h.1M127 33h.1M33 73h.1M127 73h.1M33 113h.1M80 113h.1M127 113h.1"
        className="d-screw"
      />
    </Sash>
  );
}

/** The same sash with its new pane. */
export function NewWindow() {
  return (
    <Sash>
      <path d="M34 34h92v78H34z" className="d-glass d-new" />
      <path d="M46 92l44-44M56 100l54-54M70 102l28-28" className="d-shine" />
    </Sash>
  );
}

/** A sash window: its frame, its lower pane and its sill. */
function Sash({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 160 232"
      className="row-span-3 h-auto w-full desk:mb-7 desk:w-44 large-text:row-auto large-text:mb-3 large-text:max-w-28"
      aria-hidden="true"
    >
      <path d="M20 20h120v192H20z" className="d-line" />
      <path d="M34 126h92v78H34z" className="d-glass" />
      <path d="M46 190l38-38M60 194l26-26" className="d-shine" />
      {children}
      <path d="M27 27h106v178H27zM27 112h106M27 126h106M10 212h140v8H10z" className="d-line" />
    </svg>
  );
}
