import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  /** Two digits. */
  number: string;
  title: string;
  children: ReactNode;
}

/** A numbered section: number and noun in the narrow column, everything else in the wide one. */
export function Section({ id, number, title, children }: SectionProps) {
  return (
    <section id={id} className={`gz-section gz-${id}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span aria-hidden="true">{number}</span> {title}
      </h2>
      <div className="gz-content">{children}</div>
    </section>
  );
}
