import type { ReactNode } from "react";

export const button =
  "inline-grid min-h-14 cursor-pointer place-items-center bg-brick px-7 py-2.5 text-[1.25rem]/[1.1] font-bold !text-paper no-underline hover:bg-ink large-text:px-4";
export const stamp =
  "label inline-block rotate-[-2.5deg] border-2 border-brick px-3 pb-1 pt-1.5 text-[1.5rem] tracking-[0.06em] text-brick large-text:text-[min(1.5rem,11cqi)]";
/** The plus of a closed folder and the minus of an open one, in a `group` with a `group/cover`. */
export const sign =
  "grid size-11 flex-none place-items-center justify-items-end text-[2.75rem]/[0.8] text-brick before:content-['+'] group-open:before:content-['–'] group-hover/cover:text-ink";
const split =
  "desk:grid desk:grid-cols-[7fr_5fr] desk:items-baseline desk:gap-x-12 large-text:grid-cols-1";

interface Props {
  id: string;
  title: string;
  /** Where and when it was reported. */
  dateline?: string;
  report: ReactNode;
  className?: string;
  /** Whether the report stands below its headline even where there is room to the right. */
  narrow?: boolean;
  children: ReactNode;
}

/** A headline, a report of a few lines, and what they are about. */
export function Section({ id, title, dateline, report, className = "", narrow, children }: Props) {
  return (
    <section
      id={id}
      className={`px-sides py-[clamp(2.5rem,6vw,6rem)] ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={`mb-[clamp(1.5rem,3.4vw,3rem)] ${narrow ? "" : split}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="mt-3 max-w-[46rem]">
          {dateline && <b className="label">{dateline}</b>} {report}
        </p>
      </div>
      {children}
    </section>
  );
}
