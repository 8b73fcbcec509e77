import type { ReactNode } from "react";

export const button =
  "inline-grid min-h-14 cursor-pointer place-items-center border-3 bg-brick px-7 py-2.5 text-[1.25rem]/[1.1] font-bold !text-paper no-underline hover:bg-ink large-text:px-4";
export const stamp =
  "label inline-block rotate-[-2.5deg] border-3 border-brick px-3.5 pb-[0.4375rem] pt-2 text-[1.5rem] tracking-[0.06em] text-brick outline outline-1 -outline-offset-[7px] outline-brick large-text:text-[min(1.5rem,11cqi)]";
/** The plus of a closed folder and the minus of an open one, in a `group` with a `group/cover`. */
export const sign =
  "grid size-11 flex-none place-items-center border-3 bg-paper text-[2rem]/[0.8] font-bold before:content-['+'] group-open:before:content-['–'] group-hover/cover:bg-ink group-hover/cover:text-paper";
/** A headline with its report to the right, where there is room. */
export const split =
  "desk:grid desk:grid-cols-[7fr_5fr] desk:items-end desk:gap-x-12 large-text:grid-cols-1";

interface Props {
  id: string;
  title: string;
  /** Where and when it was reported. */
  dateline?: string;
  report: ReactNode;
  className?: string;
  /** How the headline stands to its report. */
  head?: string;
  children: ReactNode;
}

/** A headline, a report of a few lines, and what they are about. */
export function Section({
  id,
  title,
  dateline,
  report,
  className = "",
  head = "",
  children,
}: Props) {
  return (
    <section
      id={id}
      className={`px-sides py-[clamp(2.5rem,6vw,6rem)] ${className}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={`mb-[clamp(1.5rem,3.4vw,3rem)] ${head}`}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="mt-3 max-w-[46rem] desk:mt-4">
          {dateline && <b className="label">{dateline}</b>} {report}
        </p>
      </div>
      {children}
    </section>
  );
}
