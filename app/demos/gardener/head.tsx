import type { ReactNode } from "react";

interface HeadProps {
  id: string;
  title: string;
  /** A line or two of verse. */
  children?: ReactNode;
}

/** The head of a section: a sprig, the title and a verse, as over a chapter of an almanac. */
export function Head({ id, title, children }: HeadProps) {
  return (
    <div className="gg-head">
      <Ornament />
      <h2 id={id}>{title}</h2>
      {children && <p className="gg-verse">{children}</p>}
    </div>
  );
}

/** A sprig with a berry in its middle. */
export function Ornament() {
  return (
    <svg viewBox="0 0 160 24" className="gg-ornament" aria-hidden="true">
      <path d="M4 12h64M92 12h64" />
      <path
        className="gg-ornament-leaf"
        d="M68 12c-4-7-12-9-20-9 3 7 10 10 20 9zm0 0c-4 7-12 9-20 9 3-7 10-10 20-9zM92 12c4-7 12-9 20-9-3 7-10 10-20 9zm0 0c4 7 12 9 20 9-3-7-10-10-20-9z"
      />
      <circle cx="80" cy="12" r="5" />
    </svg>
  );
}
