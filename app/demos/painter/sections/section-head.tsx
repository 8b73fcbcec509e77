import type { ReactNode } from "react";

export const button =
  "inline-flex min-h-[3.25rem] items-center justify-center rounded-full border-2 border-ink bg-ink px-7 py-2 text-center text-[1.0625rem]/[1.2] font-bold text-plaster hover:border-raspberry hover:bg-raspberry";

const alignments = {
  middle: {
    head: "",
    title: "desk:text-center",
    chat: "desk:mx-auto desk:*:text-balance desk:text-center",
  },
  left: {
    head: "desk:grid desk:grid-cols-2 desk:items-center desk:gap-24",
    title: "",
    chat: "desk:!mt-0",
  },
};

interface Props {
  id: string;
  title: string;
  /** Where the heading stands; what is said stands below it, or beside it on a wide page. */
  align: keyof typeof alignments;
  /** The class of the paint behind the heading. */
  paint: string;
  children: ReactNode;
}

/** A heading on strips of paint, one for each line, and what the painters have to say. */
export function SectionHead({ id, title, align, paint, children }: Props) {
  const { head, title: titleAlign, chat } = alignments[align];
  return (
    <div className={`relative px-sides ${head}`}>
      <h2
        id={id}
        className={`display text-balance text-[calc(1.35rem+2.7vw)]/[1.36] tracking-[-0.03em] desk:text-[min(1.5rem+2.75vw,4.25rem)]/[1.36] large-text:text-[min(1.35rem+2.9vw,13cqi)]/[1.36] ${titleAlign}`}
      >
        <span className={`stroke large-text:px-[0.2em] ${paint}`}>{title}</span>
      </h2>
      <div className={`mt-5 max-w-[46rem] text-[1.125rem] desk:mt-7 desk:text-[1.3125rem] ${chat}`}>
        {children}
      </div>
    </div>
  );
}

/** A remark in brackets, as if it were written on the page by hand. */
export function Aside({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block -rotate-1 text-[1.0625rem] font-semibold italic large-text:inline">
      ({children})
    </span>
  );
}

/** A strip of masking tape with a few words on it. */
export function Tape({ children }: { children: string }) {
  return (
    <span className="torn inline-block -rotate-[1.5deg] bg-tape px-[1em] py-[0.2em] text-[0.875rem]/[1.4] font-semibold text-ink">
      {children}
    </span>
  );
}
