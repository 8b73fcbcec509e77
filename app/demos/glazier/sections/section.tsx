import type { ReactNode } from "react";

interface SectionProps {
  id: string;
  /** A whole sentence. */
  title: string;
  children: ReactNode;
}

/** A section under a sentence that says what it is about. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={`gz-section gz-${id}`} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
