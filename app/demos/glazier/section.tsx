import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  /** Two digits. */
  number: string;
  title: string;
  intro: string;
  children: ReactNode;
}

/** A numbered section, which lies one pane deeper than the one before. */
export function Section({ id, number, title, intro, children }: SectionProps) {
  return (
    <section id={id} className={`gz-section gz-${id}`} aria-labelledby={`${id}-title`}>
      <p className="gz-numeral" aria-hidden="true">
        {number}
      </p>
      <div className="gz-head">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{intro}</p>
      </div>
      {children}
    </section>
  );
}
