import type { ReactNode } from "react";

/** What leads on: a plate with the edge of a pane. */
export const button =
  "inline-grid min-h-[3.25rem] place-items-center border border-ink bg-ink px-6 py-2 text-[1.125rem]/[1.2] text-white shadow-[0_4px_0_#4fb3a2] hover:bg-accent focus-visible:shadow-[0_0_0_3px_#fff] large-text:px-4";
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
      className={`grid grid-cols-[minmax(0,1fr)] gap-6 px-sides pb-11 pt-9 [print-color-adjust:exact] tablet:gap-9 tablet:pb-14 tablet:pt-12 desk:gap-12 desk:pb-24 desk:pt-20 [&>p]:max-w-[40rem] ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <h2
        id={`${id}-title`}
        className="-mb-2 max-w-[19em] text-balance text-headline tracking-[-0.015em] tablet:-mb-3 tablet:font-light desk:-mb-6 large-text:text-[min(1.875rem,13cqi)]"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

interface ListProps {
  caption: string;
  /** What it is, a note on it, and the figure. */
  rows: readonly (readonly [string, string, string])[];
}

/** A list of figures, beside the words of its section on a wide page. */
export function List({ caption, rows }: ListProps) {
  return (
    <div className="desk:col-[2] desk:row-[1/5]">
      <h3 className="pb-3 font-medium">{caption}</h3>
      <dl className="border-t-2 border-ink">
        {rows.map(([what, note, figure]) => (
          <div
            key={what}
            className="flex items-baseline justify-between gap-x-6 border-b border-line py-2 large-text:block desk:py-3"
          >
            <dt>
              {what} <span className={`block ${small}`}>{note}</span>
            </dt>
            <dd className="whitespace-nowrap text-[1.375rem]/[1.2] [font-feature-settings:'tnum'] desk:text-[1.75rem]/[1.2] desk:font-light">
              {figure}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What a customer says, and who that is. */
export function Quote({ words, who }: { words: string; who: string }) {
  return (
    <figure className="mt-7 max-w-[36rem] border-l-4 border-glass pl-5 [break-inside:avoid]">
      <blockquote className="text-[1.25rem]/[1.35] desk:text-[1.5rem]/[1.35] desk:font-light">
        “{words}”
      </blockquote>
      <figcaption className="mt-2 text-small opacity-80">{who}</figcaption>
    </figure>
  );
}
