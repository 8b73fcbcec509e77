import type { ReactNode } from "react";

/** What leads on: a plate with the edge of a pane. */
export const button =
  "inline-grid min-h-[3.25rem] place-items-center border border-ink bg-ink px-6 py-2 text-[1.125rem]/[1.2] font-medium text-white shadow-[0_4px_0_#4fb3a2] hover:bg-accent focus-visible:shadow-[0_0_0_3px_#fff] large-text:px-4";
export const small = "text-small text-quiet";

interface SectionProps {
  id: string;
  /** A whole sentence. */
  title: string;
  className: string;
  children: ReactNode;
}

/** A section under a sentence that says what it is about. */
export function Section({ id, title, className, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`grid grid-cols-[minmax(0,1fr)] gap-6 px-sides pb-11 pt-9 tablet:gap-9 tablet:pb-14 tablet:pt-12 desk:gap-12 desk:pb-24 desk:pt-20 [&>h2+p]:text-[1.125rem]/[1.45] desk:[&>h2+p]:text-[1.375rem]/[1.45] [&>p]:max-w-[44rem] ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <h2
        id={`${id}-title`}
        className="-mb-2 max-w-[19em] text-balance text-headline font-medium tracking-[-0.02em] tablet:-mb-3 desk:-mb-6 large-text:text-[min(1.875rem,13cqi)]"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
