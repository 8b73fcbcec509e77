import type { ReactNode } from "react";

export const wrap = "relative mx-auto max-w-[90rem] px-5 tablet:px-8 wide:px-16";
/** Without its colors. */
export const button =
  "display inline-flex min-h-[3.25rem] cursor-pointer items-center rounded border-[3px] px-6 py-1 text-[1.0625rem]";
/** Where the outline of what has the focus is white. */
export const onDark = "[&_:focus-visible]:outline-white [&_:focus-visible]:shadow-none";

interface Props {
  id: string;
  title: string;
  /** The sentences below the title. */
  lead: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A section of the page under its title. */
export function Section({ id, title, lead, className = "", children }: Props) {
  return (
    <section className={`-scroll-mt-4 ${className}`} id={id} aria-labelledby={`${id}-title`}>
      <div className={`pb-16 pt-14 wide:py-24 ${wrap}`}>
        <header className="mb-10 max-w-[46rem] wide:mb-14">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className="mt-3 text-[1.1875rem]">{lead}</p>
        </header>
        {children}
      </div>
    </section>
  );
}
