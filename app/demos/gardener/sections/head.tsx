import type { ReactNode } from "react";

interface HeadProps {
  id: string;
  title: string;
  /** A short note, in italics, whose font has letters and no figures. */
  children?: ReactNode;
}

/** The head of a section. */
export function Head({ id, title, children }: HeadProps) {
  return (
    <div className="gg-head">
      <h2 id={id}>{title}</h2>
      {children && <p className="gg-note">{children}</p>}
    </div>
  );
}
