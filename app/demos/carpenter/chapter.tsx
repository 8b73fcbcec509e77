import type { ReactNode } from "react";

interface Props {
  id: string;
  numeral: string;
  title: string;
  children: ReactNode;
}

/** A section of the page: its number and title in the margin, its text in one measure. */
export function Chapter({ id, numeral, title, children }: Props) {
  return (
    <section className={`aa-chapter aa-${id}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 className="aa-margin" id={`${id}-title`}>
        <span>{numeral}</span> {title}
      </h2>
      {children}
    </section>
  );
}
