import type { ReactNode } from "react";

export const button =
  "inline-grid min-h-14 cursor-pointer place-items-center border-3 bg-brick px-7 py-2.5 text-[1.25rem]/[1.1] font-bold !text-paper no-underline hover:bg-ink large-text:px-4";
export const stamp =
  "label inline-block rotate-[-2.5deg] border-3 border-brick px-3.5 pb-[0.4375rem] pt-2 text-[1.5rem] tracking-[0.06em] text-brick outline outline-1 -outline-offset-[7px] outline-brick large-text:text-[min(1.5rem,11cqi)]";

interface Props {
  id: string;
  title: string;
  /** Where and when it was reported. */
  dateline: string;
  report: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A headline with a short rule under it, a report of a few lines, and what they are about. */
export function Section({ id, title, dateline, report, className = "", children }: Props) {
  return (
    <section
      id={id}
      className={`px-sides py-[clamp(2.5rem,8vw,7.5rem)] ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="mb-[clamp(1.75rem,4vw,3.5rem)]">
        <h2
          id={`${id}-title`}
          className="after:mb-[1.125rem] after:mt-3 after:block after:w-24 after:border-t-[5px] after:border-current after:content-['']"
        >
          {title}
        </h2>
        <p className="max-w-[46rem]">
          <b className="label">{dateline}</b> {report}
        </p>
      </div>
      {children}
    </section>
  );
}
