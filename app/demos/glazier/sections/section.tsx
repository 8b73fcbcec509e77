import type { ReactNode } from "react";

/** What leads on: a plate with the edge of a pane, a line of text, and small print. */
export const actions = "flex flex-wrap items-center gap-x-7 gap-y-2";
export const button =
  "inline-grid min-h-[3.25rem] place-items-center border border-ink bg-ink px-6 py-2 text-[1.125rem] text-white shadow-[0_4px_0_#4fb3a2] hover:bg-accent focus-visible:shadow-[0_0_0_3px_#fff] large-text:px-4";
export const link =
  "inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.3em] hover:decoration-2";
export const small = "text-small text-quiet";

/** Tables, whose cells stand below each other where text is very large. */
export const table =
  "w-full border-collapse leading-[1.35] [&_:is(th,td)]:border-t [&_:is(th,td)]:border-line [&_:is(th,td)]:py-2 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:font-normal [&_:is(th,td)]:[font-feature-settings:'tnum'] [&_:is(th,td):last-child]:pr-0 [&_caption]:pb-3 [&_caption]:text-left [&_caption]:font-medium [&_thead_th]:border-t-2 [&_thead_th]:border-t-ink [&_thead_th]:text-[0.9375rem] [&_thead_th]:text-quiet tablet:[&_:is(th,td)]:py-2.5 large-text:block large-text:[&_:is(caption,tbody,tr,tbody_th,tbody_td)]:block large-text:[&_:is(tbody_th,tbody_td)]:!border-0 large-text:[&_:is(tbody_th,tbody_td)]:!py-0.5 large-text:[&_:is(tbody_th,tbody_td)]:!text-left large-text:[&_thead]:sr-only large-text:[&_tr]:border-t large-text:[&_tr]:border-line large-text:[&_tr]:py-2";

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
      className={`grid grid-cols-[minmax(0,1fr)] gap-7 px-sides pb-10 pt-9 tablet:gap-9 tablet:pb-14 tablet:pt-11 desk:gap-14 desk:pb-[6.5rem] desk:pt-20 [&>p]:max-w-[40rem] ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <h2
        id={`${id}-title`}
        className="-mb-2 max-w-[19em] text-balance text-headline tracking-[-0.015em] tablet:-mb-3 tablet:font-light desk:-mb-7"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}
